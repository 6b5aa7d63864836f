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
despair	tidak|gak|ga|nggak|ngga|tak|engga|gk|tdk mau|ingin|pengen|kuat|sanggup|pantas|layak|tahan|bisa _2 hidup|
 bangun+lagi|hidupku
despair	tidak|gak|ga|nggak|ngga|tak ada|punya _2 alasan+hidup|alasan+untuk+hidup|gunanya+hidup|hidup|gunanya
despair	capek|lelah|cape|bosan|muak|benci|cukup dengan|sama? _1 hidup*
despair	hidup|hidupku _2 artinya|gunanya|berarti|percuma|hancur|sia|makna|berguna|tujuan
despair	mengakhiri|akhiri|ngakhirin _1 hidup*|semua*|diri
despair	menghilang|ngilang|hilang selamanya|dari+dunia|dari+muka|aja+selamanya
despair	andai*|kalau|seandainya|harusnya|coba aku|saya tidak|gak|ga|nggak|mati|ga _1 lahir|pernah|ada|dilahirkan
despair	tidak|gak|ga|nggak|siapa|ngga ada? yang? _1 peduli|sedih|kehilangan|merindukan|sadar|kangen|nyariin _3
 mati|aku|saya|hilang|ku
despair	lebih baik|bahagia|tenang|seneng tanpa aku|saya|ku
despair	lebih baik|bahagia|tenang|seneng kalau|aku|saya _1 mati|pergi|hilang|tiada|gak+ada|tidak+ada|nggak+ada
despair	tanpa aku|saya|ku
despair	beban buat|bagi|untuk|keluarga
despair	besok|nanti|sebentar aku|saya|ku _1 sudah|udah|tidak|gak|ga _1 tidak|ada|gak|mati
despair	lompat|loncat|terjun|melompat dari|ke _1 jembatan|gedung|atap|lantai|jendela|kereta|balkon
despair	self harm|selfharm
despair	tidur dan|terus tidak|gak|ga|nggak|tak bangun
despair	mati|bunuh tanpa|diri rasa|sakit|tanpa|gimana|cepat
despair	menyayat|nyayat|sayat|iris|ngiris|cutting|silet tangan*|lengan*|pergelangan|paha*|nadi|?
despair	selamat|pesan|surat tinggal|terakhir|perpisahan semua*|dunia|?
overdose	minum|menelan|nelan|telan|makan|minumin|nelen|meminum _1 semua|banyak|seluruh|satu|sebotol|segenggam|
 sebungkus|puluhan|20|30|40|50 _2 obat*|pil|tablet|butir|panadol|paracetamol
overdose	minum|menelan|nelan|telan|nelen|meminum _2 racun|pemutih|baygon|obat+nyamuk|obat+tidur|pil|detergen
overdose	minum|menelan|nelan|telan|nelen|meminum obat* _2 banyak|sebotol|semua|kebanyakan|sekaligus
overdose	overdosis
overdose	aku|saya|gue|dia|kayaknya|teman|temanku|adik|adikku od
overdose	tidak|gak|ga|nggak bangun+bangun|bernapas|napas|sadarkan
overdose	dibangunin|dibangunkan _1 tidak|gak|ga|nggak
violence	@kin _2 memukul*|mukul*|dipukul*|menampar|nampar|tampar|menyentuh|nyentuh|perkosa|memperkosa|melecehkan|
 mengancam|ngancam|menendang|nendang|mencekik|cekik|menyiksa|menguntit|kdrt|meraba|raba|siksa|gebuk*|gebukin|grepe*
 _1 aku|saya|ku|ibu|gue|kami|tubuhku|?
violence	@kin _2 pukul*|pegang|maksa|ngikutin|paksa aku|saya|ibu|gue|kami|tubuhku
violence	aku|saya|gue|kami|ku|gw _1 dipukul*|ditampar|diperkosa|dilecehkan|diusir|dipaksa|disiksa|diancam|
 dibully|dirundung|diejek|dikucilkan|dipukuli|diperas|ditendang|diikuti|dihina|disekap|dikurung|ditelanjangi|
 dibuli|dikeroyok|digebukin|diraba
violence	takut pulang|sama|ke|di _1 ayah|rumah|suami|bapak|sekolah|dia|pulang|ibu|pacar|mantan|om
violence	gak|tidak|ga|nggak aman|berani pulang|ke|di _1 rumah|?
violence	takut pulang
violence	diusir|kabur dari rumah
violence	tidur di jalan*
bullying	dibully|dibuli|dirundung|diejek|dibulli|membully|ngebully|bully|merundung|dikucilkan|dihina aku|di|
 saya|terus|sama|oleh|setiap|tiap|teman|?
bullying	mengejek|ngejek|menertawakan|ketawain|ngetawain|menghina|ngehina|menjauhi|memukuli|mendorong|ngatain|
 menertawakanku|mengejekku|memukuliku|mendorongku|ngejekin|ngejauhin|musuhin|ngeludahin aku|saya|ku|setiap|
 terus|?
bullying	grup|video|akun|foto|stiker|meme _2 ngejek|mengejek|ejek|mempermalukan|menertawakan*|menghina|ngejelekin
bullying	grup|video|akun|foto|stiker|meme buat|tentang|untuk? ngejek|aku|menghina
bullying	takut|gak|tidak|ga ke|mau|berani|masuk _1 sekolah
bullying	nyuruh|suruh|bilang|menyuruh aku|saya|ku _1 mati|bunuh
stranger	minta|nyuruh|meminta|tanya|menyuruh|maksa|ngajak|mengajak|mau|paksa _3 telanjang|pap|nude|nudes|ketemuan|vcs|
 buka+baju|foto+aku|fotoku|foto+saya|alamatku|alamat+rumahku|foto+tanpa|ketemu+sendirian|ketemu+diam
stranger	kirim|kirimin|ngirim|mengirim|dikirim _3 telanjang|pap|nude|nudes|foto+aku|fotoku|foto+tanpa|foto+bugil|
 video+call+sex
stranger	minta|nyuruh|maksa|menyuruh|ngajak|suruh aku|gue|saya _3 foto*|video*|ketemu|buka|kirim
stranger	minta|maksa|nyuruh foto*|alamat* _2 aku|ku|tubuh|rumahku|tanpa
stranger	orang|om|pelatih|guru|dia|seseorang|cowok|pria|laki|asing|dikenal _3 fotoku|foto+aku|alamatku|alamat+rumahku|
 telanjang|pap|rumahku|ketemuan|foto+tanpa
stranger	orang+asing|orang+tak+dikenal|om|cowok|pria|laki|asing|dikenal _3 foto*|alamat*|ketemu*|bertemu|video*
stranger	diperas|memeras|blackmail|pemerasan|sextortion
stranger	mengancam|ngancam|menyebar*|nyebar*|sebar*|disebar|ancam _2 foto*|video*|nude*|aib
stranger	jangan bilang|cerita|kasih+tahu|kasih+tau _1 siapa|orang|ortu|ibu|mama|papa|ayah
stranger	rahasia kita|berdua
stranger	buka|lepas baju|bajuku|celana
other	@friend _3 bunuh|menyayat|bundir|nyayat|menyakiti|gantung|overdosis _1 diri*|tangan*|?
other	@friend _3 mau|ingin|pengen|gak+mau|tidak+mau _1 mati|hidup
other	@friend _2 dipukul*|dibully|diperkosa|dilecehkan|dipukuli|diancam
stranger	pelatih|pelatihku|guru|guruku|om minta|kirim foto*
violence	@kin _3 pegang pegang|badan _1 badan|aku|saya
overdose	obat _1 satu|dua|tiga strip|botol|bungkus|papan
overdose	berapa butir|pil _3 mati|bangun|tidur`;
