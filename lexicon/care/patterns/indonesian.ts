/** What shows in Indonesian that someone is in danger; `readPatterns` says how it is written. */
export const indonesian = `@friend	teman|temanku|sahabat|sahabatku|adik|adikku|kakak|kakakku|anak|anakku|ibu|ayah|pacar|pacarku|saudara|
 murid|sepupuku|temen|temenku|suami|istri|seseorang|muridku|siswa
@kin	ayah|ayahku|bapak|bapakku|ibu|ibuku|paman|pamanku|om|kakak|kakakku|suami|suamiku|pacar|pacarku|mantan|
 mantanku|guru|guruku|pelatih|pelatihku|kakek|dia|tiri|orang|papa|mama|tante|abang|kakakku|istriku|seseorang|
 cowok|laki|pria|mereka|teman
~despair	ingin|pengen|mau|pingin|pgn|kepengen|lebih|mending|lebih|pikir|kepikiran|berpikir|niat|akan aja|baik|
 aku|saya|untuk? mati|bunuh|bundir|meninggal|gantung diri?
despair	bunuh|membunuh|bundir|menyakiti|nyakitin|melukai|gantung|menyayat|nyayat diri*|tangan*|pergelangan|
 sendiri
despair	tidak|gak|ga|nggak|ngga|tak|engga|gk|tdk mau|ingin|pengen|ada|kuat|sanggup|pantas|layak|bisa|punya|
 tahan|lagi _3 hidup|alasan|bangun|hidupku
despair	capek|lelah|cape|bosan|muak|benci|cukup dengan|sama? _1 hidup*
despair	hidup|hidupku _2 artinya|gunanya|berarti|percuma|hancur|sia|makna|berguna|tujuan
despair	mengakhiri|akhiri|ngakhirin _1 hidup*|semua*|diri
despair	menghilang|ngilang|hilang selamanya|dari|aja|selama
despair	andai*|kalau|seandainya|harusnya|coba aku|saya tidak|gak|ga|nggak|mati|ga _1 lahir|pernah|ada|dilahirkan
despair	tidak|gak|ga|nggak|siapa|ngga ada? yang? _1 peduli|sedih|kehilangan|merindukan|sadar|kangen|nyariin _3
 mati|aku|saya|hilang|ku
despair	lebih baik|bahagia|tenang|seneng tanpa|kalau|aku|saya _1 aku|saya|mati|ku|?
despair	tanpa aku|saya|ku
despair	beban buat|bagi|untuk|keluarga
despair	besok|nanti|sebentar aku|saya|ku _1 sudah|udah|tidak|gak|ga _1 tidak|ada|gak|mati
despair	lompat|loncat|terjun|melompat dari|ke _1 jembatan|gedung|atap|lantai|jendela|kereta|balkon
despair	self harm|selfharm
despair	tidur dan|terus tidak|gak|ga|nggak|tak bangun
despair	mati|bunuh tanpa|diri rasa|sakit|tanpa|gimana|cepat
despair	menyayat|nyayat|sayat|iris|ngiris|cutting|silet tangan*|lengan*|pergelangan|paha*|nadi|?
despair	selamat|pesan|surat tinggal|terakhir|perpisahan semua*|dunia|?
overdose	minum|menelan|nelan|telan|makan|minumin|nelen|meminum _2 obat*|pil|racun|pemutih|baygon|tablet|butir|
 panadol
overdose	overdosis|od
overdose	tidak|gak|ga|nggak bangun|bernapas|sadar|napas
violence	@kin _2 memukul*|mukul*|dipukul*|menampar|nampar|tampar|pukul*|menyentuh|nyentuh|pegang|perkosa|
 memperkosa|melecehkan|mengancam|ngancam|menendang|nendang|mencekik|cekik|menyiksa|menguntit|kdrt|meraba|raba|
 siksa|gebuk*|gebukin|maksa|grepe*|ngikutin _1 aku|saya|ku|ibu|gue|kami|tubuhku|?
violence	aku|saya|gue|kami|ku|gw _1 dipukul*|ditampar|diperkosa|dilecehkan|diusir|dipaksa|disiksa|diancam|
 dibully|dirundung|diejek|dikucilkan|dipukuli|diperas|ditendang|diikuti|dihina|disekap|dikurung|ditelanjangi|
 dibuli|dikeroyok|digebukin|diraba
violence	takut|gak|tidak|ga pulang|sama|ke|aman|berani _1 ayah|rumah|suami|bapak|sekolah|di|dia|pulang|ibu|
 pacar|mantan|om|?
violence	diusir|kabur dari rumah
violence	tidur|tinggal di jalan*
bullying	dibully|dibuli|dirundung|diejek|dibulli|membully|ngebully|bully|merundung|dikucilkan|dihina aku|di|
 saya|terus|sama|oleh|setiap|tiap|teman|?
bullying	mengejek|ngejek|menertawakan|ketawain|ngetawain|menghina|ngehina|menjauhi|memukuli|mendorong|ngatain|
 menertawakanku|mengejekku|memukuliku|mendorongku|ngejekin|ngejauhin|musuhin|ngeludahin aku|saya|ku|setiap|
 terus|?
bullying	grup|video|akun|foto|stiker|meme _2 ngejek|mengejek|ejek|aku|mempermalukan|menertawakan*|menghina|
 ngejelekin
bullying	takut|gak|tidak|ga ke|mau|berani|masuk _1 sekolah
bullying	nyuruh|suruh|bilang|menyuruh aku|saya|ku _1 mati|bunuh
stranger	minta|nyuruh|kirim|meminta|tanya|menyuruh|maksa|kirimin|ngirim|mengirim|ngajak|mengajak _3 foto*|
 alamat*|video*|telanjang|pap|nude|nudes|ketemu|buka|ketemuan|vcs
stranger	orang|om|pelatih|guru|dia|seseorang|cowok|pria|laki|asing|dikenal _3 foto*|alamat*|ketemu*|telanjang|
 bertemu|video*|pap|rumahku
stranger	diperas|memeras|blackmail|pemerasan|sextortion
stranger	mengancam|ngancam|menyebar*|nyebar*|sebar*|disebar|ancam _2 foto*|video*|nude*|aib
stranger	jangan|rahasia bilang|cerita|kasih|kita _1 siapa|orang|ortu|ibu|mama|tahu|berdua|?
stranger	buka|lepas baju|bajuku|celana
other	@friend _3 bunuh|mati|menyayat|hidup|bundir|nyayat|menyakiti|gantung|overdosis _1 diri*|tangan*|?
other	@friend _2 dipukul*|dibully|diperkosa|dilecehkan|dipukuli|diancam`;
