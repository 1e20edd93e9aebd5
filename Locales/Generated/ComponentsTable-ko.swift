// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/Components.xcstrings: edit that instead.

extension ComponentsTable {
  static let ko = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation, not reviewed
    36 0 확인 코드
    37 0 %1$@, %2$@
    38 0 숫자 %lld자리
    39 0 %2$lld자리 중 %1$lld번째 숫자
    40 0 비어 있음
    41 0 코드 입력 완료
    42 0 코드가 지워짐
    43 0 %2$lld자리 중 %1$lld자리가 입력됨
    44 0 다음 자리로 자동으로 이동합니다
    45 0 숫자만 입력할 수 있습니다
    46 0 %lld자가 제외됨
    47 0 숫자 %lld자리를 더 입력하십시오
    48 0 숫자 %lld자리가 삭제됨
    49 0 숫자 %lld자리가 바뀜
    50 0 코드 보기
    51 0 코드가 표시됨
    52 0 코드가 가려짐
    53 0 확인
    54 0 확인 중
    55 0 확인 완료
    """#)
}
