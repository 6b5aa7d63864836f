/** What shows in Vietnamese that someone is in danger; `readPatterns` says how it is written. */
export const vietnamese = `@me	toi|em|con|minh|tao|chau|tui|t|e|ban|me|anh|chi
@kin	bo|me|cha|ba|duong|chu|bac|anh|chong|vo|ong|thay|co|huan|ho|nguoi|yeu|bon|moi|cac|ai|di|ga|hlv
~despair	muon|uoc|chi|dinh|nghi|thich|them den|viec|sap|chuyen|duoc|muon? chet|tu|tusat quach|di|tu|sat|?
despair	muon|dinh|nghi|se|y|tung|da den|viec|dinh? tu tu|sat|van|hai
despair	tu tu|sat|van|lam hai|dau|ton|minh|?
despair	khong|ko|k|chang|chan|het|hong|dell con|muon|thiet|the|ly|dang|nen _2 song|ton|tinh|thuc|loi
despair	chan|met|so song|moi|cuoc|qua _2 song|doi
despair	song _1 de|khong|vo|chang lam|y|con|nghia|gi
despair	cuoc|doi song|nay|toi _2 y|vo|het|khong|te|chang _1 nghia|?
despair	ket thuc|lieu cuoc|tat|moi|tat _1 doi|ca|chuyen|song
despair	bien mat mai|khoi|di|luon
despair	gia|uoc ma|nhu|gi _2 chua|khong|toi|chet _2 sinh|ra|ton
despair	khong|chang|ko|ai ai|con _1 quan|nho|tiec|buon|can|biet _4 chet|toi|em|tam|bien|minh
despair	tot|hanh|vui|nhe hon|phuc _3 khong|neu|thieu co|toi|em|minh
despair	ganh nang cho|cua
despair	ngay|mai|hom mai|toi|em|nay _2 khong|ko|la _1 con|o|ngay
despair	nhay cau|lau|xuong|tu|song
despair	rach|cat|cua|cao|hanh co|tay|mach|minh|ha
despair	ngu va|luon|roi _1 khong|khong _2 tinh|day|thuc|?
despair	chet khong|ma|nhanh _1 dau
despair	vinh biet|loi chao|?
overdose	uong|nuot _3 thuoc|vien|tay _2 ngu|sau|het|qua|lieu|roi|doc|tay|chuot|lo|?
overdose	qua lieu
overdose	khong|ko tinh|tho|day
violence	@kin _1 danh|tat|dam|bop|so|hiep|cuong|lam|quay|de|da|doa|rach|nhot|xam|theo|bao|duoi|ep|chui _2 toi|
 em|con|me|minh|co|nguoi|hai|bung|?
violence	danh|tat|dam|da|quay|hanh em|toi|con|me|minh|chau|nhau|ha
violence	bi _2 danh|hiep|xam|lam|quay|bao|duoi|ep|hanh|bat|tong|che|co|cuong|doa|ngat|bo|nhot|chui
violence	so|khong|dam ve|bo|bi|chong|me|den|ong|dam|ca _2 nha|danh|truong|duong|hoc|?
violence	ep _2 lay|cuoi|quan|ngu
bullying	bi bat|co|tay nat|lap|chay
bullying	bat|cuoi|che|choc|treu|chui|xuc|lang|tay|co nat|nhao|gieu|ghep|pham|ma|chay|lap|? em|toi|con|minh|?
bullying	nhom|video|clip|page|anh _2 cuoi|noi|che|choc|boi|chui _1 em|toi|xau|nhao|?
bullying	so|khong|ngai den|di|muon|dam|toi _2 truong|hoc|lop
bullying	bao|noi|goi em|toi|con|minh _1 chet|beo|xau|di|map|lon|tu
stranger	xin|doi|hoi|muon|bat|yeu|gui|du|nhan|ep cau|em|toi|con|minh|xem|ru|chup? _2 anh|hinh|dia|gap|khoa|cho|
 nude|clip _1 cua|chi|khoa|em|toi|minh|than|rieng|nha|?
stranger	nguoi|chu|ong|thay|ai|anh|ga|ban la|tren|do|mang|dan _3 anh|dia|gap|hinh|coi|khoa|clip|rieng
stranger	tong tien
stranger	doa|tung|dang|phat|de dang|anh|tung|clip|tan|gui|hinh|doa _2 anh|clip|len|em|toi|hinh|nude
stranger	dung|khong|cam noi|ke|duoc|cho _2 bo|me|ai|cha|voi
stranger	bi mat cua|giua|?
stranger	coi|cdo do|quan|ao
other	ban|trai|gai|em|chi|be|dua|chau|sinh|hoc|con _3 muon|noi|rach|cat|khong|bi|dinh _1 muon|tay|tu|bo|con|bat|
 song|chet|? chet|tu|song|tay|danh|nat|?`;
