/** What shows in Turkish that someone is in danger; `readPatterns` says how it is written. */
export const turkish = `@friend	arkadasim|arkadasimi|arkadasimin|kardesim|ablam|abim|oglum|kizim|annem|babam|dostum|sevgilim|kuzenim|
 ogrencim|esim|kocam|karim|arkadasima|arkadas|yegenim|biri
@kin	babam|annem|uvey|amcam|dayim|dedem|abim|kardesim|kocam|karim|sevgilim|esim|eski|ogretmenim|hocam|
 antrenorum|patronum|nisanlim|ailem|erkek|adam|biri|teyzem|halam|enistem|komsu*|babasi|annesi
~despair	olmek|gebermek|olmeyi|geberip|olsem|intihar|olum istiyorum|istiyom|isterim|isterdim|istiorum|istiyoruz|
 istedim|dusunuyorum|edicem|edecegim|gitmek|etmek|keske|artik
despair	yasamak|yasamayi|yasamaya|yasamaktan|hayattan|hayatimdan|yasama|yasamam|yasamanin icin|artik|bir? _2
 istemiyorum|istemiyom|istemiorum|yoruldum|biktim|bıktım|anlami|nedenim|sebebim|usandim|gucum|anlamsiz|
 haketmiyorum|hak|nefret|degmez|sebep|neden
despair	hayat*|yasam* _1 anlami|anlamsiz|biktim|nefret|son|yok|dayanamiyorum _1 yok|kalmadi|vermek|?
despair	kendimi|kendime _2 oldur*|asacagim|asmak|kes*|zarar|kiy*|yaral*|jilet*|asicam|oldurcem|vur*|canima
despair	canima kiy*
despair	intihar* et*|dusun*|istiyorum|edicem|edecegim|dusuncelerim|girisim*
despair	hayatima|her|herseye|yasamima sey*|son|seye son? vermek|verecegim|vericem|verdim|verip|bitirmek|bitirecegim|
 bitsin
despair	son vermek|verecegim|vericem
despair	yok|kaybolup olmak|olup|gitmek istiyorum|gitmek
despair	kaybolmak istiyorum
despair	sonsuza|buralardan _2 kaybolmak|yok|gitmek istiyorum|?
despair	sonsuza|bir uyumak|daha|kadar _2 uyanmamak|uyanmak|uyumak|uyanmasam
despair	keske _2 dogmasaydim|olsem|olsaydim|hic|dogmasam|uyanmasam|olseydim
despair	bensiz|yoklugum* _3 daha|iyi|mutlu|rahat|umursamaz|farketmez
despair	ben _1 olsem|olmasam _3 daha|iyi|mutlu|rahat|kimse|umursamaz|farketmez
despair	kimse|kim|hickimse beni? _2 ozlemez|umursamaz|uzulmez|ozler|takmaz
despair	kimse|kim|hickimse beni|yoklugumu|oldugumu _1 fark|farketmez|sevmiyor
despair	olsem _1 kimse|kim
despair	yukum|yuk herkese|aileme|oluyorum
despair	herkese|aileme|insanlara|kimseye|kizima|ogluma yuk|yukum|yukten
despair	bu gece _2 bitirmek|bitirmeyi|bitirecegim
despair	elveda|hoscakalin|veda|son herkese|mektubu|mesajim|gunum|gecem
despair	yarin _2 olmayacagim|olmicam|yokum
despair	kopru*|cat*|tren*|cam*|balkon*|pencere* _2 atla*|atacagim|atarim|atlarim|atmak
despair	bilek*|kolumu|kollarimi|kollarini|damar* kes*|jilet*|cizi*
despair	kollarimi|kolumu|bileklerimi _2 kes*|ciziyorum
despair	acisiz|agrisiz|kolay _1 olum|olmek|olunur|intihar
despair	kac|ne hap|ilac|kadar _3 olur*|oldurur
overdose	hap|haplari|ilac|ilaclari|ilaci|hapi|haplarin|ilacin|zehir|camasir _2 ictim|yuttum|yuttu|ickim|icmis
overdose	kutu* _2 hap|ilac|aldim|ictim|icti|yuttu ictim|icti|aldim|yuttum|?
overdose	camasir suyu _1 ictim|icti
overdose	cok|butun|tum|asiri|bir+kutu|bir+suru|avuc _2 hap|ilac|haplari|ilaclari|hapi|ilaci _1 ictim|yuttum|aldim|
 icti|yuttu
overdose	uyanmiyor
overdose	nefes almiyor|alamiyor
violence	@kin _3 dov*|siddet|taciz|tecavuz|bogaz*|tokat*|elliyor|hirpal*|tekme*|oldurmekle|istismar|sarkinti*|
 dokunuyor|dokundu|vuruyor|vurdu
violence	@kin _2 beni|bana|bizi|annemi _2 takip|bagiriyor|tehdit|kilitli*|dokun*|vur*
violence	@kin _2 tehdit ediyor|etti
violence	beni|bana|bize|bizi|annemi|kardesimi _2 dov*|vuruyor|vurdu|dokunuyor|tehdit|taciz|tecavuz|zorla|kilitli*|
 siddet|oldurmekle|kovdular|takip|istismar|dokundu|elliyor|evlendir*|bogmaya|tekmel*
~violence	beni|bizi oldur*
violence	tecavuz*|tacize|tacizine|istismar*|siddet|siddete ugradim|gordum|goruyorum|ugruyorum|edildim|etti|
 ediyor|ettiler|maruz
violence	eve|evde|evden|babamdan|kocamdan|ondan|okula|annemden|sevgilimden _1 gitmeye|gitmek|korkuyorum|kork*|
 atildim|kovuldum|kactim|guvende _1 korkuyorum|degilim|istemiyorum|?
violence	korkuyorum babamdan|kocamdan|ondan|eve|annemden
violence	sokakta kaliyorum|yatiyorum|yasiyorum
violence	sarhos _2 kiriyor|dov*|vuruyor|bagiriyor|oluyor
violence	zorla evlendir*|evlen*|sevis*
bullying	zorba*|zorbalik|zorbaliga|akran ugruyorum|yapiyorlar|goruyorum|goruyor|maruz|yapiyor|ediyorlar|ediliyorum|
 zorbaligi|basladilar
bullying	dalga|alay|tasak geciyor*|ediyor*|gecmek|gecip|gectiler|ettiler
bullying	bana|beni|benle|benimle|hakkimda _2 guluyor*|kufur*|kufred*|lakap|diyorlar|disliyor*|itiyor*|ezik*|
 asagil*|dedikodu*|sisko|itip|hakaret*|zorba*|dalga|alay|konusmuyor|tukur*|dov*
bullying	grup|video*|hesap|sayfa|foto* _2 kurdular|paylas*|actilar|yaydilar|acmislar|yapmislar|attilar _1 dalga|
 benimle|hakkimda|rezil
bullying	dalga|hakkimda|benimle _3 grup|video*|hesap|sayfa|foto* _1 kurdular|actilar|acmislar|paylas*|yaydilar
bullying	grup|hesap|video* _1 kurdular|yaydilar|acmislar
bullying	okula gitmek|gitmeye istemiyorum|korkuyorum|kork*
bullying	kendini oldur|as|gebert
stranger	benden|bana|beni|benim|bizden _3 fotograf*|foto*|resim*|video*|adres*|numara*|konum* _1 istiyor*|istedi|
 soruyor|sordu|atmami
stranger	benden|bana|benim|beni _3 ciplak*|nude*
stranger	ciplak|nude|adresimi|videomu|videomla|videolarimi|ifsa*|resmimi|resimlerimi|fotografimi|fotograflarimi|
 goruntulerimi _2 istiyor*|istedi|soruyor|santaj|tehdit|yay*|paylas*|atmami|ifsa|gonder*|sordu
stranger	fotograf*|foto*|resim|goruntu* _1 santaj|tehdit|ifsa|atmami|istiyor|istedi
stranger	tanimadigim|yabanci|adam|yasli|antrenorum _4 bulus*|fotograf*|foto*|adresimi|soyun*|ciplak|mesaj
stranger	internetten|oyunda|hocam|ogretmenim|buyuk _4 bulusmak|bulusalim|soyun*|ciplak|fotografimi|fotograflarimi
stranger	santaj*|ifsa*
stranger	soyun*|uzerimi|ustumu istiyor|cikar*|kamera*|istedi
stranger	ailene|kimseye|annene|babana|anneme|babama|kimse soyleme|anlatma|bilmesin|soylememi|anlatmami
stranger	sirrimiz|sirrimizmis
other	@friend _3 intihar*|kollarini|bilek* _2 istiyor*|oldur*|kes*|diyor|edecek|etmek|bahsediyor|etti|etmeyi|?
other	@friend _3 olmek|kendini|yasamak|kendine|oldur* _2 istiyor*|oldur*|kes*|istemiyor*|zarar|diyor
other	arkadas*|kuzenim*|komsu*|sinif* _3 dov*|taciz|siddet|zorba*|tecavuz*
other	intihar etmek|etmeyi isteyen|dusunen|istiyor
despair	olum|olmek _2 kurtulus*|rahat*|daha|huzur|cozum
despair	kendimi _1 asacagim|asmak|asicam|bogmak|zehirle*|kesmeye
bullying	tukuruyor*|tukurduler|tukurmeye
stranger	soyun*|soyunmami|cikarmami|acmami istiyor*|istedi|soyledi|diyor
stranger	ic camasir*
other	@friend _4 asacagini|asacak|atlayacak|atlayacagini|oldurecegini|olecegini|asmak
violence	bogazimi|kolumu|sacimi|karnima|yuzume _1 sikti|kirdi|cekti|vurdu|tekme*|sikiyor|cekiyor
stranger	bana|bize _2 adresimi|evimin _4 sordu|soruyor
despair	kimse _1 fark _3 gitsem|olsem|olmasam`;
