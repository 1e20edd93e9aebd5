// swift-format-ignore-file
// Written by `swift run generate-locales` from Locales/VoiceOver.xcstrings: edit that instead.

extension VoiceOverTable {
  static let ko = WordingTexts(
    keyCount: keyCount,
    #"""
    * guess our translation
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have the same
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have 편집 모드 상태
    * guess our translation; SAP cloud-sdk-ios-fiori, the app's translators, have 더블 탭으로 편집
    0 0 머리말
    1 0 버튼
    2 0 링크
    3 0 이미지
    4 1 텍스트 필드
    5 0 보안 텍스트 필드
    6 0 전환 버튼
    7 0 켬
    8 0 끔
    9 0 혼합
    10 1 선택됨
    11 0 흐리게 표시됨
    12 2 편집 중
    13 0 %2$lld개 중 %1$lld번째
    14 0 %lld자
    15 0 문자 모드
    16 0 삽입점이 맨 앞에 있음
    17 0 삽입점이 맨 뒤에 있음
    18 3 편집하려면 이중 탭하십시오
    19 0 철자가 틀린 단어로 이동하려면 로터를 사용하십시오
    20 0 설정을 전환하려면 이중 탭하십시오
    21 0 대문자 %@
    22 0 뒤로 버튼
    23 0 뒤로
    24 0 탭
    25 0 조절 가능
    26 0 검색 필드
    27 0 선택기 항목
    28 0 팝업 버튼
    29 0 드래그 가능
    30 0 알림
    31 0 여러 줄 텍스트 필드
    32 0 토글 버튼
    33 0 눌림
    34 0 눌리지 않음
    35 0 접힘
    36 0 펼쳐짐
    37 0 필수
    38 0 유효하지 않은 데이터
    39 0 진행 중
    40 0 레벨 %lld
    41 0 목록 시작
    42 0 목록 끝
    43 0 랜드마크
    44 0 끝
    45 0 %lld행
    46 0 %lld열
    47 0 %lld개 행에 걸침
    48 0 %lld개 열에 걸침
    49 0 %2$lld페이지 중 %1$lld페이지
    50 0 감소
    51 0 증가
    52 0 팝업 윈도우를 닫으려면 이중 탭하십시오
    53 0 컨텍스트 메뉴 닫기
    54 0 값을 조절하려면 한 손가락으로 위나 아래로 쓸어넘기십시오
    55 0 펼치려면 이중 탭하십시오
    56 0 접으려면 이중 탭하십시오
    57 0 선택기를 활성화하려면 이중 탭하십시오
    58 0 이중 탭하고 길게 누르십시오. 소리가 나면 드래그하여 순서를 변경하십시오
    59 0 사용 가능한 동작 있음
    60 0 추가 콘텐츠 있음
    61 0 활성화
    62 0 글머리 기호 %lld개
    63 0 문자
    64 0 단어
    65 0 머리말
    66 0 텍스트 필드
    67 0 동작
    68 0 값 조절
    69 0 추가 콘텐츠
    70 0 삭제
    71 0 스페이스
    72 0 시프트
    73 0 리턴
    74 0 숫자
    75 0 문자
    76 0 메시지에서, %@
    """#)
}
