/** What shows in Vietnamese that someone is in danger; `readPatterns` says how it is written. */
export const vietnamese = `@me	toi|em|con|minh|tao|chau|tui
@kin	bo|me|cha|ba|bo+duong|cha+duong|chu|bac|anh|chong|vo|ong|thay|co+giao|ho|nguoi+yeu|ban+trai|bon+no|cac+ban|
 ai+cung|ga|hlv
~despair	muon|uoc|chi+muon|dinh|nghi|thich|them|sap den|viec|chuyen|duoc|muon? chet|tu+sat|tusat|tu+tu
~despair	muon|uoc|chi|dinh chet quach|di|cho+xong
despair	da|tung|se|y dinh|den|viec|nghi? tu+tu|tu+sat|tu+van|tu+hai
despair	tu+sat|tu+lam+hai|tu+lam+dau|tu+lam+ton+thuong|tu+hai
despair	khong|ko|k|chang|chan|het con|muon|thiet|the|ly+do|dang|nen _2 song|ton+tai|tinh+day|thuc+day|loi+thoat
despair	het|chan|met muon+song|ly+do+song|loi+thoat
despair	chan|chan+ghet|met|met+moi song|cuoc+song|cuoc+doi|doi
despair	song _1 de+lam+gi|khong+con+y|vo+nghia|khong+y+nghia|chang+de
despair	cuoc+song|cuoc+doi|doi _2 vo+nghia|khong+con+y+nghia|chang+con+y+nghia|khong+co+y+nghia|het+y+nghia
despair	ket+thuc|cham+dut tat+ca|cuoc+doi|cuoc+song|moi+chuyen|moi+thu|doi
despair	bien+mat mai+mai|khoi+cuoc+doi|khoi+the+gioi|khoi+doi
despair	gia+nhu|uoc+gi|gia+ma|uoc _2 chua|khong|chet|dung _2 sinh+ra|ton+tai|duoc+sinh
despair	khong|chang|ko ai _1 quan+tam|nho|tiec|buon|can|thuong _3 chet|toi|em|bien+mat|minh
despair	tot|hanh+phuc|vui|nhe hon _3 khong+co|neu+thieu|thieu|khong+con toi|em|minh|con
despair	ganh+nang _1 gia+dinh|bo+me|moi+nguoi|ca+nha|nguoi+khac|me
despair	ngay+mai|mai _1 em|toi|minh|con _1 khong+con
despair	nhay cau|lau|song
despair	nhay tu|xuong tren|tu? _1 cau|song|tang|san+thuong|noc|duong+ray|tau
despair	rach|cat|cua+vao|cao co+tay|tay|mach|dui
despair	hanh+ha ban+than
despair	ngu va|luon|roi|mai _1 khong _2 tinh|day|thuc
despair	chet khong+dau|ma+khong+dau|nhanh+nhat|nhanh+va
despair	vinh+biet|loi+chao+cuoi|thu+tuyet+menh
overdose	uong|nuot _3 thuoc+ngu|thuoc+tru|thuoc+sau|thuoc+chuot|thuoc+doc|thuoc+tay|nuoc+tay|thuoc+diet
overdose	uong|nuot _1 het|ca|hon|qua|nhieu|may|dong|vai _3 thuoc|vien|lo|vi
overdose	uong|nuot _3 vien|nam _1 thuoc|ngu|panadol|paracetamol
overdose	qua lieu
overdose	uong|nuot thuoc|het _2 khong+tinh|khong+day
overdose	khong|ko tinh+day|tho|con+tho|thuc+day|goi+day
violence	@kin _2 danh|danh+dap|tat|dam|bop+co|hiep+dam|hiep|cuong+hiep|quay+roi|doa|doa+giet|doa+danh|nhot|xam+hai|
 hanh+ha|bao+hanh|lam+dung|ep|chui|dap|so+soang|so+mo|duoi @me|ca|nguoi
violence	@kin _1 danh|danh+dap|bop+co|dam|hanh+ha hang+ngay|moi+ngay|moi+toi|suot|me|vo|bang
violence	danh|danh+dap|tat|dam|hanh em|toi|con|minh|chau|ha
violence	bi _1 danh+dap|hiep|xam+hai|lam+dung|quay+roi|bao+hanh|ep|hanh+ha|bat+nat|tong+tien|che+cuoi|co+lap|cuong|
 doa|nhot|chui|bop
violence	bi _2 danh moi|hang|o|suot|khi|bang|.
violence	@kin _3 so+em|so+nguoi|so+toi|so+con
violence	bi _1 duoi+khoi|duoi+ra|chan+danh|danh+hoi
violence	duoi em|toi|con|minh ra+khoi|khoi|di
violence	so|khong+dam ve+nha|di+hoc|den+truong|den+lop
violence	em+so|toi+so|minh+so|rat+so|so+lam bo|chong|cha|duong|me|ong|bi
violence	ep _1 lay+chong|cuoi|quan+he|ngu+voi|lam+tinh
bullying	bi bat+nat|tay+chay|co+lap
bullying	bat+nat|che+cuoi|che+bai|cuoi+nhao|cuoi|choc|che+gieu|choc+gheo|treu|chui|chui+boi|xuc+pham|lang+ma|tay+chay|
 co+lap em|toi|con|minh|chau
bullying	nhom|video|clip|page|anh _3 cuoi|che|choc|boi+xau|noi+xau|chui _1 em|toi|minh|con
bullying	so|khong+dam|khong+muon|ngai di+hoc|den+truong|den+lop|toi+truong|toi+lop
bullying	bao|noi|goi em|toi|con|minh _2 chet|beo|xau|map|tu+tu|lon
stranger	xin|doi|bat|yeu+cau|ep|du|nhan|bao|muon|ru|hoi _1 em|toi|con|minh|chau _2 gui|chup|quay|xem|coi|cho _3 anh|
 hinh|clip|video|do|nude|quan+ao
stranger	xin|doi|gui|chup|quay|muon|yeu+cau|tung _2 khoa+than|nude|nhay+cam|anh+nong|khoa|hinh+khoa|clip+nong
stranger	nguoi|chu|ong|thay|ga|anh|ban la|tren+mang|quen|do _4 anh|hinh|dia+chi|gap|clip|khoa|rieng
stranger	xin|doi|bat anh|hinh em|con|minh|khoa
stranger	do+lot|quan+lot
stranger	tong tien
stranger	doa _3 anh|clip|video|hinh|nude
stranger	tung|phat+tan _1 anh|hinh|clip|video _1 em|toi|minh|con|nude|nong|len
stranger	dung|cam|khong+duoc|khong+cho|dung+co noi|ke _2 bo|me|ai|cha
stranger	bi+mat giua|cua+hai|cua+chung|cua+chu
stranger	coi do|quan|ao
other	ban|ban+trai|ban+gai|em+trai|em+gai|em|chi|be|con+trai|con+gai|dua|chau|ban+than _3 muon+chet|doi+chet|tu+tu|
 tu+sat|rach+tay|cat+tay|khong+muon+song|bi+danh|bi+bat+nat|doi+tu`;
