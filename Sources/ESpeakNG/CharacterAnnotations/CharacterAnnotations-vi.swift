// swift-format-ignore-file
// Written by Scripts/annotations from CLDR 41, © Unicode, Inc.: see LICENSE-UNICODE.

extension CharacterAnnotations {
  /// The names of `keys`, line by line; an empty line where there is none.
  static let vi: StaticString = #"""
    dấu chấm than
    dấu thăng
    mũ phím: #
    đô la
    phần trăm
    dấu và
    dấu móc lửng máy chữ
    dấu ngoặc đơn đóng
    dấu hoa thị
    mũ phím: *
    dấu cộng
    dấu phẩy
    dấu gạch nối-dấu trừ
    dấu chấm
    dấu sổ chéo
    mũ phím: 0
    mũ phím: 1
    mũ phím: 2
    mũ phím: 3
    mũ phím: 4
    mũ phím: 5
    mũ phím: 6
    mũ phím: 7
    mũ phím: 8
    mũ phím: 9
    dấu hai chấm
    dấu chấm phẩy
    dấu nhỏ hơn
    dấu bằng
    dấu lớn hơn
    dấu hỏi
    a còng
    dấu ngoặc vuông mở
    dấu sổ ngược
    dấu ngoặc vuông đóng
    dấu mũ
    dấu gạch dưới
    dấu huyền
    dấu ngoặc nhọn mở
    dấu sổ thẳng
    dấu ngoặc nhọn đóng
    dấu ngã
    dấu chấm than ngược
    xu
    bảng Anh
    Tiền tệ chưa biết
    Yên Nhật
    mục
    dấu tách đôi
    bản quyền
    dấu ngoặc kép trái
    dấu phủ định
    đã đăng ký
    độ
    dấu cộng trừ
    mũ hai
    mũ ba
    dấu sắc
    ký hiệu micro
    dấu ngắt đoạn
    dấu chấm giữa dòng
    mũ một
    dấu ngoặc kép phải
    dấu hỏi ngược
    biểu tượng dấu nhân
    biểu tượng dấu chia
    Dram Armenia
    Afghani Afghanistan
    dấu phẩy ả rập
    dấu chấm phẩy ả rập
    dấu hỏi ả rập
    Taka Bangladesh
    Bạt Thái Lan
    Riel Campuchia
    dấu gạch nối
    dấu gạch ngắn
    dấu gạch dài
    dấu gạch ngang dài
    dấu móc lửng trái
    dấu móc lửng phải
    dấu móc dưới phải
    dấu nháy kép trái
    dấu nháy kép phải
    dấu nháy kép dưới phải
    biểu tượng kiếm ngược
    biểu tượng song kiếm
    dấu đầu câu
    dấu ba chấm
    dấu chấm nối
    phần nghìn
    dấu nháy
    dấu nháy kép
    dấu nháy ba
    dấu sót
    dấu tham chiếu
    hai dấu chấm than
    dấu hỏi than
    đường trên đầu
    dấu chia văn bản
    dấu gạch chéo phân số
    dấu chấm than và dấu chấm hỏi
    dấu trừ trên
    Colón Costa Rica
    cruzeiro
    đồng franc Pháp
    lia
    mill
    Naira Nigeria
    Đồng Peseta Tây Ban Nha
    rupee
    won
    Sheqel Israel mới
    Đồng Việt Nam
    euro
    Kip Lào
    Tugrik Mông Cổ
    xu Đức
    peso
    Guarani Paraguay
    austral
    Hryvnia Ukraina
    Cedi Ghana
    đồng livre
    đồng spesmilo
    Tenge Kazakhstan
    rupee Ấn Độ
    Lia Thổ Nhĩ Kỳ
    Manat Azerbaijan
    rúp
    Lari Georgia
    bitcoin
    bản quyền ghi âm
    nhãn hiệu
    thông tin
    mũi tên hướng trái
    mũi tên hướng lên
    mũi tên hướng phải
    mũi tên hướng xuống
    mũi tên trái phải
    mũi tên lên xuống
    mũi tên lên bên trái
    mũi tên lên bên phải
    mũi tên xuống bên phải
    mũi tên xuống bên trái
    mũi tên trái có dấu gạch chéo
    mũi tên phải có dấu gạch chéo
    mũi tên sóng trái
    mũi tên sóng phải
    mũi tên trái hai đầu
    mũi tên hướng lên hai đầu
    mũi tên phải hai đầu
    mũi tên hướng xuống hai đầu
    mũi tên trái có đuôi
    mũi tên phải có đuôi
    mũi tên trái từ thanh
    mũi tên hướng lên từ thanh
    mũi tên phải từ thanh
    mũi tên hướng xuống từ thanh
    mũi tên lên xuống có nét ngang
    mũi tên phải cong sang trái
    mũi tên trái cong sang phải
    mũi tên trái có vòng tròn nhỏ
    mũi tên phải có vòng tròn nhỏ
    mũi tên sóng trái phải
    mũi tên trái phải có dấu gạch chéo
    mũi tên xuống hình dích dắc
    mũi tên hướng lên có đầu sang trái
    mũi tên hướng lên có đầu sang phải
    mũi tên hướng xuống có đầu sang trái
    mũi tên hướng xuống có đầu sang phải
    mũi tên phải có góc hướng xuống
    mũi tên hướng xuống có góc sang trái
    mũi tên hình bán nguyệt đầu ngược chiều kim đồng hồ
    mũi tên hình bán nguyệt đầu theo chiều kim đồng hồ
    mũi tên tây bắc đến thanh dài
    mũi tên trái đến thanh trên mũi tên phải đến thanh
    mũi tên mở tròn ngược chiều kim đồng hồ
    mũi tên mở tròn theo chiều kim đồng hồ
    nét thẳng trái có ngạnh hướng lên
    nét thẳng trái có ngạnh hướng xuống
    nét thẳng hướng lên có ngạnh sang phải
    nét thẳng hướng lên có ngạnh sang trái
    nét thẳng phải có ngạnh hướng lên
    nét thẳng phải có ngạnh hướng xuống
    nét thẳng hướng xuống có ngạnh sang phải
    nét thẳng hướng xuống có ngạnh sang trái
    mũi tên phải trên mũi tên trái
    mũi tên lên/xuống
    mũi tên trái/phải
    mũi tên ghép trái
    mũi tên ghép hướng lên
    mũi tên ghép phải
    mũi tên ghép hướng xuống
    nét thẳng có ngạnh trái trên nét thẳng có ngạnh phải
    nét thẳng có ngạnh phải trên nét thẳng có ngạnh trái
    mũi tên kép trái có dấu gạch chéo
    mũi tên kép trái phải có dấu gạch chéo
    mũi tên kép phải có dấu gạch chéo
    mũi tên kép trái
    mũi tên kép hướng lên
    mũi tên kép phải
    mũi tên kép xuống
    mũi tên kép trái phải
    mũi tên kép tây bắc
    mũi tên kép đông bắc
    mũi tên kép đông nam
    mũi tên kép tây nam
    mũi tên ba trái
    mũi tên ba phải
    mũi tên ngoằn ngoèo trái
    mũi tên ngoằn ngoèo phải
    mũi tên hướng lên có hai nét gạch
    mũi tên hướng xuống có hai nét gạch
    mũi tên trái nét đứt
    mũi tên hướng lên nét đứt
    mũi tên phải nét đứt
    mũi tên hướng xuống nét đứt
    mũi tên trái đến thanh
    mũi tên phải đến thanh
    mũi tên rỗng trái
    mũi tên rỗng hướng lên
    mũi tên rỗng phải
    mũi tên rỗng hướng xuống
    mũi tên rỗng hướng lên từ thanh
    mũi tên hướng xuống bên trái mũi tên hướng lên
    với mọi
    vi phân riêng phần
    tồn tại
    tập hợp rỗng
    số gia
    nabla
    phần tử của
    không thuộc
    chứa
    chứng minh kết thúc
    tích đa phân
    tổng đa phân
    dấu trừ
    trừ hoặc cộng
    dấu gạch chéo phân chia
    toán tử dấu hoa thị
    vòng toán tử
    toán tử dấu đầu dòng
    căn bậc hai
    tỷ lệ
    biểu tượng vô cực
    góc vuông
    góc
    chia ra
    song song
    logic và
    giao
    hợp
    tích phân
    tích phân kép
    tích phân theo chu tuyến
    do đó
    vì
    tỉ số
    tỷ lệ thức
    toán tử tương ứng
    dấu ngã ngược
    cực thuận
    gần bằng
    xấp xỉ bằng
    dấu xấp xỉ
    như nhau
    xấp xỉ
    tương đương
    dấu khác
    bằng
    tương đồng
    dấu nhỏ hơn hoặc bằng
    dấu lớn hơn hoặc bằng
    nhỏ hơn bằng
    lớn hơn bằng
    ít hơn rất nhiều so với
    lớn hơn nhiều
    trong khoảng
    không nhỏ hơn
    không lớn hơn
    lớn hơn tương đương
    đứng trước
    đứng sau
    không đứng saau
    tập hợp con của
    tập cha
    tập con bằng
    tập cha bằng
    tổng trực tiếp
    hiệu số đối xứng
    tích tenxơ
    dấu chia trong vòng tròn
    toán tử chấm tròn
    toán tử vòng tròn
    toán tử hoa thị tròn
    phép cộng
    phép trừ
    chữ T lộn ngược
    không bắt buộc
    đứng trước trong hệ thức
    đứng sau trong hệ thức
    gốc
    ma trận liên hợp hermitian
    tam giác vuông
    logic hoặc đa phân
    giao đa phân
    hợp đa phân
    toán tử dấu chấm
    toán tử nhân
    phép nối tự nhiên
    giao kép
    ít hơn rất nhiều
    lớn hơn rất nhiều
    không chứa như nhóm con bình thường bằng
    dấu ba chấm dọc
    dấu ba chấm ngang đường trung tuyến
    dấu ba chấm chéo phải trên
    dấu ba chấm chéo phải xuống
    đồng hồ đeo tay
    đồng hồ cát đã chảy hết
    bàn phím
    nút tháo
    nút tua đi nhanh
    nút tua lại nhanh
    nút lên nhanh
    nút xuống nhanh
    nút bài tiếp theo
    nút bài trước
    nút phát hoặc tạm dừng
    đồng hồ báo thức
    đồng hồ bấm giờ
    đồng hồ hẹn giờ
    đồng hồ cát đang chảy
    nút tạm dừng
    nút dừng
    nút ghi
    chữ M trong vòng tròn
    hình vuông đặc
    hình vuông rỗng
    hình vuông rỗng có góc bo tròn
    hình vuông rỗng chứa hình vuông đặc
    hình vuông có sọc ngang
    hình vuông có sọc dọc
    hình vuông có sọc ngang dọc thẳng góc
    hình vuông có sọc chéo từ trái trên xuống phải dưới
    hình vuông có sọc chéo từ phải trên xuống trái dưới
    hình vuông có sọc chéo song song
    hình vuông nhỏ màu đen
    hình vuông nhỏ màu trắng
    hình chữ nhật đặc
    hình chữ nhật rỗng
    hình chữ nhật dọc đặc
    hình bình hành đặc
    tam giác hướng lên
    hình tam giác rỗng hướng lên
    hình tam giác nhỏ đặc hướng lên
    hình tam giác nhỏ rỗng hướng lên
    nút phát
    hình tam giác rỗng hướng sang phải
    hình tam giác nhỏ đặc hướng sang phải
    hình tam giác nhỏ rỗng hướng sang phải
    con trỏ đặc hướng sang phải
    con trỏ rỗng hướng sang phải
    tam giác hướng xuống
    hình tam giác rỗng hướng xuống
    hình tam giác nhỏ đặc hướng xuống
    hình tam giác nhỏ rỗng hướng xuống
    nút tua lại
    hình tam giác rỗng hướng sang trái
    hình tam giác nhỏ đặc hướng sang trái
    hình tam giác nhỏ rỗng hướng sang trái
    con trỏ đặc hướng sang trái
    con trỏ rỗng hướng sang trái
    hình kim cương đặc
    hình kim cương rỗng
    hình kim cương rỗng chứa hình kim cương đặc
    hình tròn rỗng chứa hình tròn đặc
    hình thoi
    chấm rỗng
    hình tròn chấm chấm
    hình tròn có sọc dọc
    hình tròn đồng tâm
    chấm tròn
    hình tròn nửa trái đặc
    hình tròn nửa phải đặc
    hình tròn nửa dưới đặc
    hình tròn nửa trên đặc
    hình tròn góc phần tư phía trên bên phải đặc
    hình tròn góc phần tư phía trên bên trái rỗng
    nửa hình tròn bên trái đặc
    nửa hình tròn bên phải đặc
    dấu đầu dòng ngược
    hình vuông đặc chứa hình tròn rỗng
    cung tròn góc phần tư phía trên bên trái
    cung tròn góc phần tư phía trên bên phải
    cung tròn góc phần tư phía dưới bên phải
    cung tròn góc phần tư phía dưới bên trái
    nửa hình tròn trên
    nửa hình tròn dưới
    hình tam giác phia dưới bên phải đặc
    hình tam giác phia dưới bên trái đặc
    hình tam giác phía trên bên trái đặc
    hình tam giác phía trên bên phải đặc
    dấu đầu dòng rỗng
    chấm rỗng lớn
    hình vuông rỗng góc phần tư phía trên bên phải
    hình tròn rỗng với góc phần tư phía trên bên phải
    hình vuông trung bình màu trắng
    hình vuông trung bình màu đen
    hình vuông nhỏ vừa màu trắng
    hình vuông nhỏ vừa màu đen
    hình tam giác dưới bên phải
    mặt trời
    đám mây
    cái ô
    người tuyết
    sao chổi
    điện thoại bàn
    hộp kiểm có dấu chọn
    cái ô với những giọt nước mưa
    đồ uống nóng
    cỏ ba lá
    ngón trỏ chỉ lên trên
    đầu lâu xương chéo
    phóng xạ
    nguy hiểm sinh học
    thập giá chính thống giáo
    sao và trăng lưỡi liềm
    biểu tượng hòa bình
    âm dương
    pháp luân
    mặt cau mày
    mặt cười
    ký hiệu nữ
    ký hiệu nam
    Bạch Dương
    Kim Ngưu
    Song Tử
    Cự Giải
    Sư Tử
    Xử Nữ
    Thiên Bình
    Thiên Yết
    Nhân Mã
    Ma Kết
    Bảo Bình
    Song Ngư
    quân tốt
    bộ bích
    bộ nhép
    bộ cơ
    bộ rô
    suối nước nóng
    nốt móc đơn
    nốt giáng
    nốt thăng
    biểu tượng tái chế
    vô cực
    biểu tượng xe lăn
    búa và búa chim
    mỏ neo
    kiếm bắt chéo
    biểu tượng y tế
    cân thăng bằng
    bình chưng cất
    bánh răng
    biểu tượng nguyên tử
    hoa diên vĩ
    cảnh báo
    điện cao thế
    biểu tượng chuyển giới
    hình tròn màu trắng
    hình tròn màu đen
    quan tài
    bình đựng tro cốt
    bóng đá
    bóng chày
    người tuyết không có tuyết
    mặt trời sau đám mây
    đám mây kèm chớp và mưa
    Xà Phu
    búa chim
    mũ bảo hiểm của lính cứu hộ
    dây xích
    cấm vào
    đền thờ Nhật Bản
    nhà thờ
    núi
    cái ô trên mặt đất
    đài phun nước
    cờ trong lỗ
    phà
    thuyền buồm
    người trượt tuyết
    giày trượt băng
    người chơi bóng
    người phụ nữ chơi bóng
    người đàn ông chơi bóng
    lều
    bơm nhiên liệu
    kéo
    dấu chọn đậm màu trắng
    máy bay
    phong bì
    nắm đấm giơ lên
    bàn tay giơ lên
    tay chiến thắng
    bàn tay đang viết
    bút chì
    ngòi bút đen
    dấu chọn
    dấu nhân
    thánh giá la-tinh
    ngôi sao sáu cánh
    ánh lấp lánh
    dấu hoa thị tám cánh
    ngôi sao tám cánh
    bông tuyết
    lấp lánh
    dấu gạch chéo
    nút dấu gạch chéo
    dấu chấm hỏi
    dấu chấm hỏi màu trắng
    dấu chấm than màu trắng
    dấu chấm than đỏ
    dấu chấm than hình trái tim đậm
    trái tim màu đỏ
    trái tim bốc lửa
    trái tim đang lành
    cộng
    trừ
    dấu chia
    mũi tên phải
    vòng lặp
    vòng lặp đôi
    mũi tên phải cong lên
    mũi tên phải cong xuống
    dấu cộng với chỉ số dưới hai
    tích vectơ hữu hướng
    tích tự đẳng cấu trong
    logic hoặc gạch dưới kép
    nhỏ hơn hoặc nghiêng bằng
    nhỏ hơn hoặc đồng dạng bằng
    dấu bằng kép hoặc lớn hơn
    đứng sau hoặc gần như không bằng
    mũi tên trái
    mũi tên lên
    mũi tên xuống
    hình vuông lớn màu đen
    hình vuông lớn màu trắng
    ngôi sao
    vòng tròn lớn đậm
    dấu phẩy tượng hình
    dấu chấm tượng hình
    dấu ngoặc góc mở
    dấu ngoặc góc đóng
    dấu ngoặc góc kép mở
    dấu ngoặc góc kép đóng
    dấu ngoặc chữ L mở
    dấu ngoặc chữ L đóng
    dấu ngoặc chữ L rỗng mở
    dấu ngoặc chữ L rỗng đóng
    dấu ngoặc thấu kính đen mở
    dấu ngoặc thấu kính đen đóng
    dấu ngoặc mai rùa mở
    dấu ngoặc mai rùa đóng
    dấu ngoặc thấu kính rỗng mở
    dấu ngoặc thấu kính rỗng đóng
    dấu gạch ngang lượn sóng
    ký hiệu thay đổi luân phiên
    dấu chấm giữa katakana
    nút Tiếng Nhật “chúc mừng”
    nút Tiếng Nhật “bí mật”
    rial
    mạt chược rồng đỏ
    quân phăng teo
    nút A (nhóm máu)
    nút B (nhóm máu)
    nút O (nhóm máu)
    nút P
    nút AB (nhóm máu)
    nút CL
    nút COOL
    nút FREE
    nút ID
    nút NEW
    nút NG
    nút OK
    nút SOS
    nút UP!
    nút VS
    cờ: Đảo Ascension
    cờ: Andorra
    cờ: Các Tiểu Vương quốc Ả Rập Thống nhất
    cờ: Afghanistan
    cờ: Antigua và Barbuda
    cờ: Anguilla
    cờ: Albania
    cờ: Armenia
    cờ: Angola
    cờ: Nam Cực
    cờ: Argentina
    cờ: Samoa thuộc Mỹ
    cờ: Áo
    cờ: Australia
    cờ: Aruba
    cờ: Quần đảo Åland
    cờ: Azerbaijan
    cờ: Bosnia và Herzegovina
    cờ: Barbados
    cờ: Bangladesh
    cờ: Bỉ
    cờ: Burkina Faso
    cờ: Bulgaria
    cờ: Bahrain
    cờ: Burundi
    cờ: Benin
    cờ: St. Barthélemy
    cờ: Bermuda
    cờ: Brunei
    cờ: Bolivia
    cờ: Ca-ri-bê Hà Lan
    cờ: Brazil
    cờ: Bahamas
    cờ: Bhutan
    cờ: Đảo Bouvet
    cờ: Botswana
    cờ: Belarus
    cờ: Belize
    cờ: Canada
    cờ: Quần đảo Cocos (Keeling)
    cờ: Congo - Kinshasa
    cờ: Cộng hòa Trung Phi
    cờ: Congo - Brazzaville
    cờ: Thụy Sĩ
    cờ: Côte d’Ivoire
    cờ: Quần đảo Cook
    cờ: Chile
    cờ: Cameroon
    cờ: Trung Quốc
    cờ: Colombia
    cờ: Đảo Clipperton
    cờ: Costa Rica
    cờ: Cuba
    cờ: Cape Verde
    cờ: Curaçao
    cờ: Đảo Giáng Sinh
    cờ: Síp
    cờ: Séc
    cờ: Đức
    cờ: Diego Garcia
    cờ: Djibouti
    cờ: Đan Mạch
    cờ: Dominica
    cờ: Cộng hòa Dominica
    cờ: Algeria
    cờ: Ceuta và Melilla
    cờ: Ecuador
    cờ: Estonia
    cờ: Ai Cập
    cờ: Tây Sahara
    cờ: Eritrea
    cờ: Tây Ban Nha
    cờ: Ethiopia
    cờ: Liên Minh Châu Âu
    cờ: Phần Lan
    cờ: Fiji
    cờ: Quần đảo Falkland
    cờ: Micronesia
    cờ: Quần đảo Faroe
    cờ: Pháp
    cờ: Gabon
    cờ: Vương quốc Anh
    cờ: Grenada
    cờ: Georgia
    cờ: Guiana thuộc Pháp
    cờ: Guernsey
    cờ: Ghana
    cờ: Gibraltar
    cờ: Greenland
    cờ: Gambia
    cờ: Guinea
    cờ: Guadeloupe
    cờ: Guinea Xích Đạo
    cờ: Hy Lạp
    cờ: Nam Georgia & Quần đảo Nam Sandwich
    cờ: Guatemala
    cờ: Guam
    cờ: Guinea-Bissau
    cờ: Guyana
    cờ: Đặc khu Hành chính Hồng Kông, Trung Quốc
    cờ: Quần đảo Heard và McDonald
    cờ: Honduras
    cờ: Croatia
    cờ: Haiti
    cờ: Hungary
    cờ: Quần đảo Canary
    cờ: Indonesia
    cờ: Ireland
    cờ: Israel
    cờ: Đảo Man
    cờ: Ấn Độ
    cờ: Lãnh thổ Ấn Độ Dương thuộc Anh
    cờ: Iraq
    cờ: Iran
    cờ: Iceland
    cờ: Italy
    cờ: Jersey
    cờ: Jamaica
    cờ: Jordan
    cờ: Nhật Bản
    cờ: Kenya
    cờ: Kyrgyzstan
    cờ: Campuchia
    cờ: Kiribati
    cờ: Comoros
    cờ: St. Kitts và Nevis
    cờ: Triều Tiên
    cờ: Hàn Quốc
    cờ: Kuwait
    cờ: Quần đảo Cayman
    cờ: Kazakhstan
    cờ: Lào
    cờ: Li-băng
    cờ: St. Lucia
    cờ: Liechtenstein
    cờ: Sri Lanka
    cờ: Liberia
    cờ: Lesotho
    cờ: Litva
    cờ: Luxembourg
    cờ: Latvia
    cờ: Libya
    cờ: Ma-rốc
    cờ: Monaco
    cờ: Moldova
    cờ: Montenegro
    cờ: St. Martin
    cờ: Madagascar
    cờ: Quần đảo Marshall
    cờ: Bắc Macedonia
    cờ: Mali
    cờ: Myanmar (Miến Điện)
    cờ: Mông Cổ
    cờ: Đặc khu Hành chính Macao, Trung Quốc
    cờ: Quần đảo Bắc Mariana
    cờ: Martinique
    cờ: Mauritania
    cờ: Montserrat
    cờ: Malta
    cờ: Mauritius
    cờ: Maldives
    cờ: Malawi
    cờ: Mexico
    cờ: Malaysia
    cờ: Mozambique
    cờ: Namibia
    cờ: New Caledonia
    cờ: Niger
    cờ: Đảo Norfolk
    cờ: Nigeria
    cờ: Nicaragua
    cờ: Hà Lan
    cờ: Na Uy
    cờ: Nepal
    cờ: Nauru
    cờ: Niue
    cờ: New Zealand
    cờ: Oman
    cờ: Panama
    cờ: Peru
    cờ: Polynesia thuộc Pháp
    cờ: Papua New Guinea
    cờ: Philippines
    cờ: Pakistan
    cờ: Ba Lan
    cờ: Saint Pierre và Miquelon
    cờ: Quần đảo Pitcairn
    cờ: Puerto Rico
    cờ: Lãnh thổ Palestine
    cờ: Bồ Đào Nha
    cờ: Palau
    cờ: Paraguay
    cờ: Qatar
    cờ: Réunion
    cờ: Romania
    cờ: Serbia
    cờ: Nga
    cờ: Rwanda
    cờ: Ả Rập Xê-út
    cờ: Quần đảo Solomon
    cờ: Seychelles
    cờ: Sudan
    cờ: Thụy Điển
    cờ: Singapore
    cờ: St. Helena
    cờ: Slovenia
    cờ: Svalbard và Jan Mayen
    cờ: Slovakia
    cờ: Sierra Leone
    cờ: San Marino
    cờ: Senegal
    cờ: Somalia
    cờ: Suriname
    cờ: Nam Sudan
    cờ: São Tomé và Príncipe
    cờ: El Salvador
    cờ: Sint Maarten
    cờ: Syria
    cờ: Eswatini
    cờ: Tristan da Cunha
    cờ: Quần đảo Turks và Caicos
    cờ: Chad
    cờ: Lãnh thổ phía Nam Thuộc Pháp
    cờ: Togo
    cờ: Thái Lan
    cờ: Tajikistan
    cờ: Tokelau
    cờ: Timor-Leste
    cờ: Turkmenistan
    cờ: Tunisia
    cờ: Tonga
    cờ: Thổ Nhĩ Kỳ
    cờ: Trinidad và Tobago
    cờ: Tuvalu
    cờ: Đài Loan
    cờ: Tanzania
    cờ: Ukraina
    cờ: Uganda
    cờ: Các tiểu đảo xa của Hoa Kỳ
    cờ: Liên hiệp quốc
    cờ: Hoa Kỳ
    cờ: Uruguay
    cờ: Uzbekistan
    cờ: Thành Vatican
    cờ: St. Vincent và Grenadines
    cờ: Venezuela
    cờ: Quần đảo Virgin thuộc Anh
    cờ: Quần đảo Virgin thuộc Hoa Kỳ
    cờ: Việt Nam
    cờ: Vanuatu
    cờ: Wallis và Futuna
    cờ: Samoa
    cờ: Kosovo
    cờ: Yemen
    cờ: Mayotte
    cờ: Nam Phi
    cờ: Zambia
    cờ: Zimbabwe
    nút Tiếng Nhật “tại đây”
    nút Tiếng Nhật “phí dịch vụ”
    nút Tiếng Nhật “miễn phí”
    nút Tiếng Nhật “đặt trước”
    nút Tiếng Nhật “bị cấm”
    nút Tiếng Nhật “còn trống”
    nút Tiếng Nhật “vượt cấp”
    nút "hết phòng" bằng tiếng Nhật
    nút Tiếng Nhật “không miễn phí”
    nút Tiếng Nhật “số tiền hàng tháng”
    nút Tiếng Nhật “đơn xin”
    nút Tiếng Nhật “giảm giá”
    nút Tiếng Nhật “mở cửa kinh doanh”
    nút Tiếng Nhật “mặc cả”
    nút Tiếng Nhật “có thể chấp nhận”
    hình lốc xoáy
    có sương
    ô đã đóng
    đêm có sao
    bình minh trên núi
    bình minh
    khung cảnh thành phố lúc chạng vạng
    hoàng hôn
    cầu vồng
    cây cầu về đêm
    sóng nước
    núi lửa
    dải ngân hà
    địa cầu thể hiện Châu Âu-Châu Phi
    địa cầu thể hiện Châu Mỹ
    địa cầu thể hiện Châu Á-Châu Úc
    địa cầu có đường kinh tuyến
    trăng non
    trăng lưỡi liềm đầu tháng
    trăng thượng huyền
    trăng khuyết
    trăng tròn
    trăng khuyết cuối tháng
    trăng hạ huyền
    trăng lưỡi liềm cuối tháng
    trăng lưỡi liềm
    mặt trăng non
    trăng thượng huyền hình mặt người
    trăng hạ huyền hình mặt người
    khuôn mặt trăng tròn
    mặt trời có hình mặt người
    ngôi sao lấp lánh
    sao băng
    nhiệt kế
    mặt trời sau đám mây nhỏ
    mặt trời sau đám mây lớn
    mặt trời sau đám mây mưa
    mây và mưa
    đám mây với tuyết
    đám mây với tia chớp
    lốc xoáy
    sương mù
    khuôn mặt gió
    bánh mì xúc xích
    bánh taco
    bánh burrito
    hạt dẻ
    cây non
    cây thường xanh
    cây rụng lá
    cây cọ
    cây xương rồng
    quả ớt
    hoa tulip
    hoa anh đào
    hoa hồng
    hoa dâm bụt
    hoa hướng dương
    hoa
    bắp ngô
    bó lúa
    thảo mộc
    cỏ bốn lá
    lá phong
    lá rụng
    lá rung rinh trong gió
    nấm
    cà chua
    cà tím
    chùm nho
    dưa
    dưa hấu
    quýt
    chanh
    chuối
    dứa
    táo đỏ
    táo xanh
    lê
    đào
    anh đào
    dâu tây
    bánh hamburger
    bánh pizza
    thịt bám xương
    đùi gia cầm
    bánh gạo
    cơm nắm
    cơm
    cơm cà ri
    bát mì
    spaghetti
    bánh mì
    khoai tây chiên
    khoai lang nướng
    bánh trôi Nhật Bản
    món oden
    sushi
    tôm chiên
    bánh cá có hình xoắn
    kem mềm
    đá bào
    kem
    bánh rán vòng
    bánh quy
    thanh sô cô la
    kẹo
    kẹo mút
    bánh trứng
    hũ mật ong
    bánh ngọt
    hộp cơm bento
    nồi thức ăn
    nấu ăn
    dĩa và dao
    tách trà không có quai
    rượu sake
    ly rượu vang
    ly cocktail
    đồ uống nhiệt đới
    cốc bia
    chạm cốc bia
    bình sữa trẻ em
    dĩa và dao với đĩa
    chai rượu với nút gỗ bật ra
    bỏng ngô
    ruy băng
    gói quà
    bánh sinh nhật
    đèn lồng bí ngô
    cây thông noel
    Ông già Noel
    pháo hoa
    pháo bông
    bóng bay
    pháo giấy buổi tiệc
    bóng hoa giấy
    cây tanabata
    cờ bắt chéo
    trang trí cây thông
    búp bê Nhật Bản
    cờ cá chép
    chuông gió
    lễ ngắm trăng
    ba lô đi học
    mũ tốt nghiệp
    huân chương quân đội
    ruy băng nhắc nhở
    micrô phòng thu âm
    thanh trượt mức
    núm điều khiển
    khung hình phim
    vé vào cửa
    ngựa đu quay
    vòng đu quay
    tàu lượn siêu tốc
    cần câu cá
    micrô
    máy quay phim
    rạp chiếu phim
    tai nghe
    bảng màu
    mũ chóp cao
    lều rạp xiếc
    vé
    bảng clapper
    nghệ thuật biểu diễn
    trò chơi điện tử
    trúng đích
    máy giật xèng
    bi-a 8 bóng
    trò xúc xắc
    bowling
    quân bài hình hoa
    nốt nhạc
    các nốt nhạc
    kèn saxophone
    đàn ghi-ta
    phím đàn
    kèn trumpet
    đàn violin
    khuông nhạc
    áo chạy bộ
    quần vợt
    ván trượt tuyết
    bóng rổ
    cờ ô vuông
    người trượt ván tuyết
    người chạy
    người phụ nữ đang chạy
    người đàn ông đang chạy
    người lướt sóng
    người phụ nữ lướt sóng
    người đàn ông lướt sóng
    huy chương thể thao
    cúp
    đua ngựa
    bóng bầu dục Mỹ
    bóng bầu dục
    người bơi
    người phụ nữ đang bơi
    người đàn ông đang bơi
    người cử tạ
    người phụ nữ cử tạ
    người đàn ông cử tạ
    người chơi gôn
    người phụ nữ chơi gôn
    người đàn ông chơi gôn
    xe máy
    xe đua
    trò chơi cricket
    bóng chuyền
    khúc côn cầu trên cỏ
    khúc côn cầu trên băng
    bóng bàn
    đỉnh núi phủ tuyết
    cắm trại
    bãi biển với chiếc ô
    công trường xây dựng
    những ngôi nhà
    khung cảnh thành phố
    ngôi nhà bỏ hoang
    tòa nhà cổ điển
    sa mạc
    đảo hoang
    công viên quốc gia
    sân vận động
    ngôi nhà
    nhà có vườn
    tòa nhà văn phòng
    bưu điện Nhật Bản
    bưu điện
    bệnh viện
    ngân hàng
    ký hiệu ATM
    khách sạn
    khách sạn tình yêu
    cửa hàng tiện lợi
    trường học
    cửa hàng bách hóa
    nhà máy
    đèn lồng giấy màu đỏ
    lâu đài Nhật Bản
    lâu đài
    cờ trắng
    cờ màu xanh, hồng và trắng
    cờ cầu vồng
    cờ đen
    cờ cướp biển
    cờ: Anh Quốc
    cờ: Scotland
    cờ: Xứ Wales
    nơ hoa hồng
    nhãn
    cầu lông
    cung tên
    vò hai quai
    màu da sáng
    màu da sáng trung bình
    màu da trung bình
    màu da tối trung bình
    màu da tối
    chuột cống
    chuột
    bò đực
    trâu nước
    bò cái
    hổ
    báo hoa mai
    thỏ
    mèo
    mèo đen
    rồng
    cá sấu
    cá voi
    ốc sên
    rắn
    ngựa
    cừu đực
    dê
    cừu cái
    khỉ
    gà trống
    gà
    chó
    chó hỗ trợ
    lợn
    lợn rừng
    voi
    bạch tuộc
    vỏ xoắn ốc
    con bọ
    kiến
    ong mật
    bọ rùa
    cá
    cá nhiệt đới
    cá nóc
    rùa
    gà mới nở
    gà con
    mặt trước gà con
    chim
    chim cánh cụt
    gấu túi
    chó xù
    lạc đà
    lạc đà hai bướu
    cá heo
    mặt chuột
    mặt bò
    mặt hổ
    mặt thỏ
    mặt mèo
    mặt rồng
    cá voi đang phun nước
    mặt ngựa
    mặt khỉ
    mặt cún
    mặt lợn
    mặt ếch
    mặt hamster
    mặt chó sói
    mặt gấu
    Gấu trắng Bắc Cực
    mặt gấu trúc
    mũi lợn
    dấu chân móng vuốt
    sóc chuột
    đôi mắt
    mắt
    mắt trong bong bóng lời nói
    tai
    mũi
    miệng
    lưỡi
    ngón trỏ trái chỉ lên
    ngón trỏ trái chỉ xuống
    ngón trỏ trái chỉ sang trái
    ngón trỏ trái chỉ sang phải
    nắm đấm
    vẫy tay
    bàn tay làm dấu OK
    dấu ra hiệu đồng ý
    dấu ra hiệu từ chối
    vỗ tay
    hai bàn tay đang xòe
    vương miện
    mũ phụ nữ
    kính mắt
    cà vạt
    áo phông
    quần bò
    váy
    kimono
    áo tắm hai mảnh
    quần áo nữ
    ví
    túi xách
    túi cắp nách
    giày nam
    giày chạy
    giày cao gót
    xăng đan nữ
    giày bốt nữ
    dấu chân
    bóng tượng bán thân
    các bóng tượng bán thân
    con trai
    con gái
    đàn ông
    nhân viên y tế nam
    thẩm phán nam
    phi công nam
    cặp đôi với trái tim: đàn ông, đàn ông
    nụ hôn: đàn ông, đàn ông
    nông dân nam
    đầu bếp nam
    người cho con bú
    sinh viên nam
    nam ca sĩ
    họa sĩ nam
    giáo viên nam
    công nhân nhà máy nam
    gia đình: đàn ông, con trai
    gia đình: đàn ông, con trai, con trai
    gia đình: đàn ông, con gái
    gia đình: đàn ông, con gái, con trai
    gia đình: đàn ông, con gái, con gái
    gia đình: đàn ông, đàn ông, con trai
    gia đình: đàn ông, đàn ông, con trai, con trai
    gia đình: đàn ông, đàn ông, con gái
    gia đình: đàn ông, đàn ông, con gái, con trai
    gia đình: đàn ông, đàn ông, con gái, con gái
    gia đình: đàn ông, phụ nữ, con trai
    gia đình: đàn ông, phụ nữ, con trai, con trai
    gia đình: đàn ông, phụ nữ, con gái
    gia đình: đàn ông, phụ nữ, con gái, con trai
    gia đình: đàn ông, phụ nữ, con gái, con gái
    kỹ sư công nghệ nam
    nhân viên văn phòng nam
    thợ máy nam
    nhà khoa học nam
    phi hành gia nam
    lính cứu hỏa nam
    người đàn ông với gậy dò đường
    đàn ông: tóc đỏ
    đàn ông: tóc xoăn
    đàn ông: hói
    đàn ông: tóc trắng
    người đàn ông trên xe lăn điện
    người đàn ông trên xe lăn tay
    phụ nữ
    nhân viên y tế nữ
    thẩm phán nữ
    phi công nữ
    cặp đôi với trái tim: phụ nữ, đàn ông
    cặp đôi với trái tim: phụ nữ, phụ nữ
    nụ hôn: phụ nữ, đàn ông
    nụ hôn: phụ nữ, phụ nữ
    nông dân nữ
    đầu bếp nữ
    người phụ nữ cho con bú
    sinh viên nữ
    nữ ca sĩ
    họa sĩ nữ
    giáo viên nữ
    công nhân nhà máy nữ
    gia đình: phụ nữ, con trai
    gia đình: phụ nữ, con trai, con trai
    gia đình: phụ nữ, con gái
    gia đình: phụ nữ, con gái, con trai
    gia đình: phụ nữ, con gái, con gái
    gia đình: phụ nữ, phụ nữ, con trai
    gia đình: phụ nữ, phụ nữ, con trai, con trai
    gia đình: phụ nữ, phụ nữ, con gái
    gia đình: phụ nữ, phụ nữ, con gái, con trai
    gia đình: phụ nữ, phụ nữ, con gái, con gái
    kỹ sư công nghệ nữ
    nhân viên văn phòng nữ
    thợ máy nữ
    nhà khoa học nữ
    phi hành gia nữ
    lính cứu hỏa nữ
    người phụ nữ với gậy dò đường
    phụ nữ: tóc đỏ
    phụ nữ: tóc xoăn
    phụ nữ: hói
    phụ nữ: tóc trắng
    người phụ nữ trên xe lăn điện
    người phụ nữ trên xe lăn tay
    gia đình
    người đàn ông và phụ nữ nắm tay
    hai người đàn ông nắm tay
    hai người phụ nữ nắm tay
    cảnh sát
    cảnh sát nữ
    cảnh sát nam
    những người đeo tai thỏ
    những người phụ nữ đeo tai thỏ
    những người đàn ông đeo tai thỏ
    người đội khăn voan
    người phụ nữ đội khăn voan
    người đàn ông đội khăn voan
    người tóc vàng hoe
    người phụ nữ tóc vàng hoe
    người đàn ông tóc vàng hoe
    người đàn ông đội mũ Trung Quốc
    người đội khăn xếp
    người phụ nữ đội khăn xếp
    người đàn ông đội khăn xếp
    cụ ông
    cụ bà
    trẻ con
    công nhân xây dựng
    công nhân xây dựng nữ
    công nhân xây dựng nam
    công chúa
    mặt quỷ
    yêu tinh
    ma
    thiên thần nhỏ
    người ngoài hành tinh
    quái vật ngoài hành tinh
    mặt giận giữ có sừng
    đầu lâu
    người ra hiệu trợ giúp
    người phụ nữ ra hiệu trợ giúp
    người đàn ông ra hiệu trợ giúp
    bảo vệ
    bảo vệ nữ
    bảo vệ nam
    người phụ nữ đang khiêu vũ
    son môi
    sơn móng tay
    người được xoa bóp mặt
    người phụ nữ được xoa bóp mặt
    người đàn ông được xoa bóp mặt
    người được cắt tóc
    người phụ nữ được cắt tóc
    người đàn ông được cắt tóc
    biển hiệu của thợ cắt tóc
    ống tiêm
    viên thuốc
    dấu nụ hôn
    thư tình
    nhẫn
    đá quý
    nụ hôn
    bó hoa
    cặp đôi với trái tim
    đám cưới
    trái tim đang đập
    trái tim tan vỡ
    hai trái tim
    trái tim lấp lánh
    trái tim lớn dần
    trái tim với mũi tên
    trái tim màu lam
    trái tim màu lục
    trái tim màu vàng
    trái tim tím
    trái tim với ruy băng
    trái tim xoay vòng
    hình trang trí trái tim
    hình thoi có dấu chấm
    bóng đèn
    biểu tượng giận giữ
    bom
    buồn ngủ
    va chạm
    giọt mồ hôi
    giọt nước
    chớp nhoáng
    đống phân
    bắp tay gập lại
    choáng váng
    bong bóng lời nói
    bong bóng suy nghĩ
    hoa trắng
    100 điểm
    túi tiền
    đổi tiền
    ký hiệu đô la đậm
    thẻ tín dụng
    tiền giấy yên
    tiền giấy đô la
    tiền giấy euro
    tiền giấy bảng
    tiền có cánh
    biểu đồ đồng yên tăng
    cái ghế
    máy tính xách tay
    cặp tài liệu
    đĩa máy tính
    đĩa mềm
    đĩa quang
    dvd
    thư mục tệp
    thư mục tệp mở
    trang bị quăn
    trang hướng lên trên
    lịch
    quyển lịch bloc
    chỉ mục thẻ
    biểu đồ tăng
    biểu đồ giảm
    biểu đồ thanh
    bảng ghi nhớ
    đinh ghim
    đinh ghim hình tròn
    kẹp giấy
    thước thẳng
    thước tam giác
    tab dấu trang
    sổ cái
    sổ ghi chép
    sổ ghi chép có bìa trang trí
    sách đóng
    sách đang mở
    sách màu lục
    sách màu lam
    sách màu cam
    sách
    thẻ tên
    cuộn sách
    sổ ghi nhớ
    ống nghe điện thoại bàn
    máy nhắn tin
    máy fax
    ăng-ten vệ tinh
    loa phát thanh
    loa phóng thanh
    khay thư đi
    khay thư đến
    gói
    email
    phong bì thư đến
    phong bì với mũi tên
    hộp thư được đóng với lá cờ nằm ngang
    hộp thư được đóng với lá cờ đứng
    hộp thư được mở với lá cờ đứng
    hộp thư được mở với lá cờ nằm ngang
    hòm thư
    kèn bưu chính
    báo
    điện thoại di động
    điện thoại di động có mũi tên
    chế độ rung
    tắt điện thoại di động
    cấm điện thoại di động
    vạch ăng-ten
    máy ảnh
    máy ảnh có đèn flash
    máy quay video
    tivi
    radio
    băng video
    máy chiếu phim
    tràng hạt
    nút xáo trộn bài
    nút lặp lại
    nút lặp lại một lần
    mũi tên thẳng đứng theo chiều kim đồng hồ
    nút mũi tên ngược chiều kim đồng hồ
    nút mờ
    nút sáng
    tắt loa
    âm lượng loa thấp
    âm lượng loa trung bình
    âm lượng loa cao
    pin
    phích cắm điện
    kính phóng đại nghiêng sang trái
    kính lúp nghiêng sang phải
    khóa với bút
    khóa với chìa
    chìa khóa
    khóa
    mở khóa
    cái chuông
    chuông với dấu gạch chéo
    đánh dấu trang
    mắt xích
    nút radio
    mũi tên BACK
    mũi tên END
    mũi tên ON!
    mũi tên SOON
    mũi tên TOP
    cấm người dưới 18 tuổi
    mũ phím: 10
    nhập chữ hoa la tinh
    nhập chữ thường la tinh
    nhập số
    nhập biểu tượng
    nhập chữ cái la tinh
    lửa
    đèn pin
    cờ lê
    búa
    đai ốc và bu lông
    dao làm bếp
    súng nước
    kính hiển vi
    kính viễn vọng
    quả cầu pha lê
    ngôi sao sáu cánh có dấu chấm
    ký hiệu của Nhật cho người mới bắt đầu
    biểu tượng đinh ba
    nút hình vuông màu đen
    nút hình vuông màu trắng
    hình tròn màu đỏ
    hình tròn màu lam
    hình thoi lớn màu cam
    hình thoi lớn màu lam
    hình thoi nhỏ màu cam
    hình thoi nhỏ màu lam
    tam giác màu đỏ trỏ lên trên
    tam giác màu đỏ trỏ xuống dưới
    nút đi lên
    nút đi xuống
    om
    bồ câu
    kaaba
    nhà thờ hồi giáo
    giáo đường Do thái
    cây đèn menorah
    một giờ
    hai giờ
    ba giờ
    bốn giờ
    năm giờ
    sáu giờ
    bảy giờ
    tám giờ
    chín giờ
    mười giờ
    mười một giờ
    mười hai giờ
    một giờ ba mươi phút
    hai giờ ba mươi phút
    ba giờ ba mươi phút
    bốn giờ ba mươi phút
    năm giờ ba mươi phút
    sáu giờ ba mươi phút
    bảy giờ ba mươi phút
    tám giờ ba mươi phút
    chín giờ ba mươi phút
    mười giờ ba mươi phút
    mười một giờ ba mươi phút
    mười hai giờ ba mươi phút
    nến
    đồng hồ để bàn
    lỗ
    người đàn ông mặc vest đang bay lên
    thám tử
    thám tử nữ
    thám tử nam
    kính râm
    nhện
    mạng nhện
    cần điều khiển
    người đàn ông đang khiêu vũ
    kẹp giấy được nối
    bút
    bút máy
    cọ vẽ tranh
    bút sáp màu
    tay xòe ngón giơ lên
    ngón giữa
    tay thần lửa
    tim đen
    máy tính để bàn
    máy in
    chuột máy tính
    bi xoay
    tranh trong khung
    dụng cụ chia chỉ mục thẻ
    hộp đựng hồ sơ
    tủ hồ sơ
    sọt rác
    sổ ghi chú gáy xoắn
    lịch gáy xoắn
    cái kẹp
    chìa khóa cũ
    tờ báo được cuộn tròn
    dao găm
    đầu người đang nói
    bong bóng lời nói trái
    bong bóng góc phải
    hòm phiếu với lá phiếu
    bản đồ thế giới
    núi Phú Sĩ
    tháp Tokyo
    Tượng Nữ thần Tự do
    bản đồ Nhật Bản
    tượng moai
    mặt cười toét
    mặt cười toét mắt cười
    mặt cười với nước mắt vui sướng
    mặt cười miệng há với mắt to
    mặt cười miệng há mắt cười
    mặt cười miệng há mồ hôi
    mặt cười miệng há mắt nhắm chặt
    mặt cười có hào quang
    mặt cười có sừng
    mặt nháy mắt
    mặt mỉm cười với hai mắt híp lại
    mặt thưởng thức món ngon
    mặt nhẹ nhõm
    mặt cười mắt hình trái tim
    mặt cười đeo kính
    mặt cười khẩy
    mặt trung lập
    mặt vô cảm
    mặt buồn
    mặt chán nản với mồ hôi
    mặt trầm ngâm
    mặt bối rối
    mặt xấu hổ
    mặt hôn
    mặt đang hôn gió
    mặt hôn mắt cười
    mặt hôn mắt nhắm
    mặt lè lưỡi
    mặt lè lưỡi nháy mắt
    mặt thè lưỡi mắt nhắm chặt
    mặt thất vọng
    mặt lo lắng
    mặt giận giữ
    mặt hờn dỗi
    mặt khóc
    mặt kiên nhẫn
    mặt có mũi đang phì hơi
    mặt thất vọng nhưng nhẹ nhõm
    mặt cau miệng há
    mặt đau khổ
    mặt sợ hãi
    mặt kiệt sức
    mặt buồn ngủ
    mặt mệt mỏi
    mặt nhăn nhó
    mặt khóc to
    mặt có miệng há
    mặt thở ra
    mặt làm thinh
    mặt lo lắng và toát mồ hôi
    mặt la hét kinh hãi
    mặt kinh ngạc
    mặt đỏ ửng
    mặt đang ngủ
    mặt chóng mặt
    mặt có đôi mắt xoắn ốc
    mặt không có miệng
    mặt trong đám mây
    mặt đeo khẩu trang y tế
    mặt mèo cười tươi với hai mắt híp lại
    mặt mèo có nước mắt vui sướng
    mặt mèo cười tươi
    mặt mèo cười mắt hình trái tim
    mặt mèo cười gượng
    mặt mèo hôn mắt nhắm
    mặt mèo hờn dỗi
    mặt mèo đang khóc
    mặt mèo mệt lử
    mặt hơi cau mày
    mặt cười mỉm
    mặt lộn ngược
    mặt có mắt đu đưa
    người ra hiệu phản đối
    người phụ nữ ra hiệu phản đối
    người đàn ông ra hiệu phản đối
    người ra hiệu đồng ý
    người phụ nữ ra hiệu đồng ý
    người đàn ông ra hiệu đồng ý
    người đang cúi đầu
    người phụ nữ cúi đầu
    người đàn ông cúi đầu
    khỉ không nhìn điều xấu
    khỉ không nghe điều xấu
    khỉ không nói điều xấu
    người giơ cao tay
    người phụ nữ giơ cao tay
    người đàn ông giơ cao tay
    hai bàn tay giơ lên
    người đang cau mày
    người phụ nữ cau mày
    người đàn ông cau mày
    người đang bĩu môi
    người phụ nữ bĩu môi
    người đàn ông bĩu môi
    chắp tay
    tên lửa
    máy bay trực thăng
    đầu máy xe lửa
    toa tàu
    tàu cao tốc
    tàu viên đạn
    tàu hỏa
    tàu điện ngầm
    tàu điện nhẹ
    ga tàu
    xe điện
    tàu điện
    xe buýt
    xe buýt đang tới
    ô tô điện
    điểm dừng xe buýt
    xe buýt nhỏ
    xe cứu thương
    xe cứu hỏa
    xe cảnh sát
    xe cảnh sát đang tới
    taxi
    taxi đang tới
    ô tô
    ô tô đang tới
    xe thể thao đa dụng
    xe tải giao hàng
    đầu kéo rơ-moóc
    máy kéo
    đường một ray
    đường ray leo núi
    đường sắt trên cao
    cáp treo trên núi
    cáp treo
    tàu thủy
    người chèo thuyền
    người phụ nữ chèo thuyền
    người đàn ông chèo thuyền
    xuồng cao tốc
    đèn giao thông ngang
    đèn giao thông dọc
    công trường
    đèn xe cảnh sát
    cờ tam giác
    cửa
    bị cấm
    thuốc lá
    cấm hút thuốc
    ký hiệu bỏ rác vào thùng
    cấm xả rác
    nước uống
    nước không uống được
    xe đạp
    cấm xe đạp
    người đi xe đạp
    người phụ nữ đi xe đạp
    người đàn ông đi xe đạp
    người đi xe đạp leo núi
    người phụ nữ đi xe đạp leo núi
    người đàn ông đi xe đạp leo núi
    người đi bộ
    người phụ nữ đi bộ
    người đàn ông đi bộ
    cấm người đi bộ
    qua đường cho trẻ em
    nhà vệ sinh nam
    nhà vệ sinh nữ
    nhà vệ sinh
    biểu tượng trẻ em
    bồn cầu
    WC
    vòi hoa sen
    người đang tắm bồn
    bồn tắm
    kiểm soát hộ chiếu
    hải quan
    nơi nhận hành lý
    hành lý bỏ quên
    ghế dài và đèn
    người trên giường
    túi mua sắm
    chuông gọi phục vụ
    giường
    nơi thờ phụng
    ký hiệu dừng
    xe mua hàng
    đền hindu
    túp lều
    thang máy
    cầu trượt
    bánh xe
    phao cứu sinh
    búa và cờ lê
    cái khiên
    thùng dầu
    đường cao tốc
    đường ray
    thuyền máy
    máy bay nhỏ
    máy bay khởi hành
    máy bay đến nơi
    vệ tinh
    tàu chở khách
    xe hẩy
    xe tay ga
    xuồng
    xe trượt tuyết
    đĩa bay
    ván trượt
    xe lam
    xe bán tải
    giày trượt patin
    hình tròn màu cam
    hình tròn màu vàng
    hình tròn màu xanh lá cây
    hình tròn màu tím
    hình tròn màu nâu
    hình vuông màu đỏ
    hình vuông màu xanh da trời
    hình vuông màu cam
    hình vuông màu vàng
    hình vuông màu xanh lá cây
    hình vuông màu tím
    hình vuông màu nâu
    dấu bằng đậm
    ngón tay khum lại
    trái tim màu trắng
    trái tim màu nâu
    tay chụm
    mặt có miệng bị kéo khóa
    mặt có tiền ở miệng
    mặt có miệng ngậm nhiệt kế
    mặt mọt sách
    mặt suy nghĩ
    mặt đeo băng đầu
    mặt rô-bốt
    mặt ôm
    ký hiệu cặp sừng
    bàn tay gọi cho tôi
    mu bàn tay giơ lên
    nắm đấm hướng phía trái
    nắm đấm hướng sang phải
    bắt tay
    hai ngón tay bắt chéo
    cử chỉ yêu nhau
    mặt đội mũ cao bồi
    mặt hề
    mặt buồn nôn
    mặt cười lăn cười bò
    mặt chảy dãi
    mặt nói dối
    người lấy tay che mặt
    người phụ nữ lấy tay che mặt
    người đàn ông lấy tay che mặt
    mặt hắt hơi
    mặt với lông mày rướn lên
    ngưỡng mộ
    mặt làm trò hề
    mặt ra dấu suỵt
    mặt có các ký hiệu trên miệng
    mặt với tay che miệng
    mặt nôn mửa
    đầu nổ tung
    người phụ nữ có thai
    cho con bú
    hai bàn tay chạm vào nhau
    tự sướng
    hoàng tử
    người mặc bộ vest
    người phụ nữ mặc tuxedo
    người đàn ông mặc bộ vest
    mẹ giáng sinh
    người nhún vai
    người phụ nữ nhún vai
    người đàn ông nhún vai
    người nhào lộn
    người phụ nữ nhào lộn
    người đàn ông nhào lộn
    người tung hứng
    người phụ nữ tung hứng
    người đàn ông tung hứng
    người đấu kiếm
    người chơi vật
    những người phụ nữ chơi vật
    những người đàn ông chơi vật
    người chơi bóng nước
    người phụ nữ chơi bóng nước
    người đàn ông chơi bóng nước
    người chơi bóng ném
    người phụ nữ chơi bóng ném
    người đàn ông chơi bóng ném
    mặt nạ lặn
    hoa héo
    trống
    chạm cốc
    ly đáy phẳng
    thìa
    khung thành
    huy chương vàng
    huy chương bạc
    huy chương đồng
    găng tay quyền anh
    đồng phục võ thuật
    bi đá trên băng
    bóng vợt
    bóng mềm
    đĩa bay trò chơi
    bánh sừng bò
    quả bơ
    dưa chuột
    thịt xông khói
    khoai tây
    cà rốt
    bánh mì que
    salad rau xanh
    chảo thức ăn nông
    bánh mì kẹp thịt
    trứng
    cốc sữa
    đậu phộng
    quả kiwi
    bánh kếp
    bánh bao
    bánh quy may mắn
    hộp đựng đồ ăn mang đi
    đũa
    bát và thìa
    cốc và ống hút
    dừa
    xúp lơ xanh
    bánh nướng
    bánh quy xoắn
    tảng thịt
    bánh mỳ kẹp
    thực phẩm đóng hộp
    xanh lá
    xoài
    bánh trung thu
    bánh mỳ vòng
    mặt cười với 3 trái tim
    mặt đang ngáp
    mặt cười với nước mắt
    mặt tiệc tùng
    mặt choáng váng
    mặt nóng
    mặt lạnh
    ninja
    mặt trá hình
    mặt kìm nén nước mắt
    mặt cầu xin
    xari
    áo phòng thí nghiệm
    kính bảo hộ
    giày leo núi
    giày bệt
    cua
    mặt sư tử
    bọ cạp
    gà tây
    mặt kỳ lân
    đại bàng
    vịt
    dơi
    cá mập
    cú
    mặt cáo
    bướm
    hươu
    khỉ đột
    thằn lằn
    tê giác
    tôm
    mực ống
    hươu cao cổ
    ngựa vằn
    nhím
    khủng long chân thằn lằn
    khủng long bạo chúa
    dế
    chuột túi
    lạc đà không bướu
    con công
    hà mã
    con vẹt
    gấu trúc
    tôm hùm
    con muỗi
    vi trùng
    con lửng
    thiên nga
    voi ma mút
    chim cưu
    con lười
    rái cá
    đười ươi
    chồn hôi Mỹ
    hồng hạc
    hàu
    hải ly
    bò rừng
    chó biển
    chó dẫn đường
    gậy dò đường
    tóc đỏ
    tóc xoăn
    hói
    tóc trắng
    xương
    Chân
    bàn chân
    răng
    siêu anh hùng
    nữ siêu anh hùng
    nam siêu anh hùng
    nhân vật siêu phản diện
    nữ siêu phản diện
    nam siêu phản diện
    áo bảo hộ
    tai đeo thiết bị trợ thính
    xe lăn tự động
    xe lăn tay
    cánh tay giả
    chân giả
    miếng pho mát
    bánh nướng nhỏ
    muối
    hộp đồ uống
    tỏi
    hành
    bánh rán nhân gà
    bánh quế
    bơ
    trà nhựa ruồi
    viên đá
    trà sữa
    người khổng lồ độc ác
    người đứng
    người phụ nữ đứng
    người đàn ông đứng
    người quỳ
    người phụ nữ quỳ
    người đàn ông quỳ
    người khiếm thính
    người phụ nữ khiếm thính
    người đàn ông khiếm thính
    mặt với kính một mắt
    người
    nhân viên y tế
    thẩm phán
    phi công
    nông dân
    đầu bếp
    người cho em bé bú
    bà già Noel
    sinh viên
    ca sĩ
    họa sĩ
    giáo viên
    công nhân nhà máy
    kỹ sư công nghệ
    nhân viên văn phòng
    thợ máy
    nhà khoa học
    phi hành gia
    lính cứu hỏa
    hai người nắm tay
    người với gậy dò đường
    người: tóc đỏ
    người: tóc xoăn
    người: hói
    người: tóc trắng
    người trên xe lăn điện
    người trên xe lăn tay
    trẻ em
    người lớn tuổi
    người có râu
    người phụ nữ có râu
    người đàn ông có râu
    người phụ nữ quàng khăn trùm đầu
    người ở trong phòng xông hơi
    người phụ nữ ở trong phòng xông hơi
    người đàn ông ở trong phòng xông hơi
    người đang leo núi
    người phụ nữ đang leo núi
    người đàn ông đang leo núi
    người ngồi kiết già
    người phụ nữ ngồi kiết già
    người đàn ông ngồi kiết già
    pháp sư
    pháp sư nữ
    pháp sư nam
    tiên
    bà tiên
    ông tiên
    ma cà rồng
    ma cà rồng nữ
    ma cà rồng nam
    người cá
    nàng tiên cá
    chàng tiên cá
    yêu ma
    nữ quỷ
    nam quỷ
    thần
    nữ thần
    nam thần
    xác chết sống lại
    xác chết nữ sống lại
    xác chết nam sống lại
    não
    trái tim màu cam
    mũ lưỡi trai
    khăn quàng
    găng tay
    áo khoác
    tất
    bao lì xì
    pháo
    ghép hình
    ống nghiệm
    đĩa petri
    adn
    la bàn
    bàn tính
    bình chữa cháy
    hộp dụng cụ
    gạch
    nam châm
    hành lý
    chai sữa dưỡng da
    sợi chỉ
    sợi
    ghim băng
    gấu bông
    cây chổi
    cái giỏ
    cuộn giấy
    xà phòng
    bọt biển
    biên nhận
    bùa may mắn nazar
    giày múa balê
    áo tắm một mảnh
    quần lót
    quần soóc
    dép xỏ ngón
    giọt máu
    băng dính
    ống nghe
    x-quang
    nạng
    yo-yo
    diều
    dù
    bumơrang
    gậy thần
    piñata
    búp bê matryoshka
    hành tinh có vành đai bao quanh
    ghế
    dao cạo
    rìu
    đèn diya
    đàn banjo
    mũ sắt quân đội
    phong cầm
    trống dài
    đồng tiền
    cưa mộc
    tua vít
    thang
    móc
    gương
    cửa sổ
    dụng cụ thông tắc
    kim may
    nút thắt
    xô
    bẫy chuột
    bàn chải răng
    bia mộ
    bảng hiệu
    đá
    quả cầu gương
    thẻ nhận dạng
    pin yếu
    hamsa
    con ruồi
    giun
    bọ cánh cứng
    con gián
    cây trồng trong chậu
    gỗ
    lông chim
    hoa sen
    san hô
    tổ trống rỗng
    tổ có trứng
    cơ quan tim
    phổi
    hai người ôm nhau
    người đàn ông mang bầu
    người mang bầu
    người đội vương miện
    quả việt quất
    ớt chuông
    ôliu
    bánh mỳ cắt lát
    bánh tamale
    lẩu pho mai
    ấm trà
    đổ chất lỏng
    hạt đậu
    bình đựng
    mặt tan chảy
    mặt chào
    mặt với cặp mắt mở to và tay che miệng
    mặt hé mắt nhìn trộm
    mặt có miệng xiên
    mặt có đường viền chấm chấm
    cắn môi
    bong bóng
    bàn tay với ngón trỏ và ngón cái bắt chéo
    bàn tay hướng sang bên phải
    bàn tay hướng sang bên trái
    bàn tay có lòng bàn tay hướng xuống
    bàn tay có lòng bàn tay hướng lên
    ngón trỏ chỉ vào người xem
    hai bàn tay tạo hình trái tim
    """#
}
