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
despair	hayatima|her|herseye|yasamima sey*|son|seye son? ver*|bitir* istiyorum?
despair	son vermek|verecegim|vericem
despair	yok|kaybolmak|gitmek olmak|istiyorum|olup|sonsuza|buralardan _2 istiyorum|gitmek|?
despair	sonsuza|bir uyumak|daha|kadar _2 uyanmamak|uyanmak|uyumak|uyanmasam
despair	keske _2 dogmasaydim|olsem|olsaydim|hic|dogmasam|uyanmasam|olseydim
despair	bensiz|ben|yoklugum* _3 daha|olsem|olmasam|iyi|mutlu|rahat|umursamaz|farketmez _1 iyi|mutlu|rahat|olur|?
despair	kimse|kim|hickimse beni? _2 ozlemez|umursamaz|fark|uzulmez|farketmez|ozler|takmaz|sevmiyor
despair	yukum|yuk|yukten herkese|herkes|oluyorum|?
despair	elveda|hoscakalin|veda|son herkese|mektubu|mesajim|gunum|gecem
despair	yarin _2 olmayacagim|olmicam|yokum
despair	kopru*|cat*|tren*|cam*|balkon*|pencere* _2 atla*|atacagim|atarim|atlarim|atmak
despair	bilek*|kol*|kollarimi|damar* kes*|jilet*|cizi*
despair	acisiz|agrisiz|kolay _1 olum|olmek|olunur|intihar
despair	kac|ne hap|ilac|kadar _3 olur*|oldurur
overdose	hap|haplari|ilac|ilaclari|ilaci|hapi|haplarin|ilacin|zehir|camasir|tablet|kutu* _2 ictim|yuttum|icti|
 aldim|suyu|yuttu|ickim|icmis ictim|icti|?
overdose	cok|butun|bir|tum|asiri _2 hap|ilac|haplari|ilaclari _1 ictim|yuttum|aldim|icti
overdose	uyanmiyor|nefes
violence	@kin _3 dov*|vur*|dokunuyor|dokundu|dokun*|tehdit|siddet|taciz|tecavuz|bogaz*|tokat*|elliyor|takip|
 kilitli*|hirpal*|bagiriyor|tekme*|oldurmekle|vurdu|istismar|sarkinti*
violence	beni|bana|bize|bizi|annemi|kardesimi _2 dov*|vuruyor|vurdu|dokunuyor|tehdit|taciz|tecavuz|zorla|
 kilitli*|siddet|oldur*|kovdular|takip|attilar|istismar|dokundu|elliyor|zorluyor|evlendir*|bogmaya|tekmel*
violence	tecavuz*|tacize|tacizine|istismar*|siddet|siddete ugradim|gordum|goruyorum|ugruyorum|edildim|etti|
 ediyor|ettiler|maruz
violence	eve|evde|evden|babamdan|kocamdan|ondan|okula|annemden|sevgilimden _1 gitmeye|gitmek|korkuyorum|kork*|
 atildim|kovuldum|kactim|guvende _1 korkuyorum|degilim|istemiyorum|?
violence	korkuyorum babamdan|kocamdan|ondan|eve|annemden
violence	sokakta kaliyorum|yatiyorum|yasiyorum
violence	sarhos _2 kiriyor|dov*|vuruyor|bagiriyor|oluyor
violence	zorla evlendir*|evlen*|sevis*
bullying	zorba*|zorbalik|zorbaliga|akran ugruyorum|yapiyorlar|goruyorum|goruyor|maruz|yapiyor|ediyorlar|
 ediliyorum|zorbaligi|basladilar|?
bullying	dalga|alay|tasak geciyor*|ediyor*|gecmek|gecip|gectiler|ettiler
bullying	bana|beni|benle|benimle|hakkimda _2 guluyor*|kufur*|kufred*|lakap|diyorlar|disliyor*|itiyor*|ezik*|
 asagil*|dedikodu*|sisko|itip|hakaret*|zorba*|dalga|alay|konusmuyor|tukur*|dov*
bullying	grup|video*|hesap|sayfa|foto* _2 kurdular|paylas*|actilar|yaydilar|acmislar|yapmislar|attilar _1 dalga|
 benimle|hakkimda|rezil|?
bullying	okula gitmek|gitmeye istemiyorum|korkuyorum|kork*
bullying	kendini oldur|as|gebert
stranger	benden|bana|beni|benim|bizden _3 fotograf*|foto*|resim*|ciplak*|video*|nude*|adres*|numara*|konum* _1
 istiyor|ist*|atiyor|gonder*|soruyor|atti|istedi|?
stranger	fotograf*|foto*|resim|resmimi|ciplak|nude|adresimi|videomu|videomla|videolarimi|ifsa*|resimlerimi|
 goruntu* _2 istiyor|istedi|istiyorlar|soruyor|santaj|tehdit|yay*|paylas*|atmami|ifsa|gonder*|sordu
stranger	tanimadigim|yabanci|adam|internetten|oyunda|yasli|buyuk|antrenorum|hocam|ogretmenim _4 bulus*|foto*|
 adres*|nerede|soyun*|ciplak|mesaj|fotograf*
stranger	santaj*|ifsa*
stranger	soyun*|uzerimi|ustumu istiyor|cikar*|kamera*|istedi
stranger	ailene|kimseye|annene|babana|anneme|babama|kimse soyleme|anlatma|bilmesin|soylememi|anlatmami
stranger	sirrimiz|sirrimizmis
other	@friend _3 intihar*|olmek|kendini|kollarini|yasamak|bilek*|kendine|oldur* _2 istiyor*|oldur*|kes*|
 istemiyor*|zarar|diyor|edecek|etmek|bahsediyor|etti|etmeyi|?
other	arkadas*|kuzenim*|komsu*|sinif* _3 dov*|taciz|siddet|zorba*|tecavuz*
other	intihar etmek|etmeyi isteyen|dusunen|istiyor
despair	olum|olmek _2 kurtulus*|rahat*|daha|huzur|cozum
despair	kendimi _1 asacagim|asmak|asicam|bogmak|zehirle*|kesmeye
bullying	tukuruyor*|tukurduler|tukurmeye
stranger	soyun*|soyunmami|cikarmami|acmami istiyor*|istedi|soyledi|diyor
stranger	ic camasir*
other	@friend _4 asacagini|asacak|atlayacak|atlayacagini|oldurecegini|olecegini|asmak
violence	bogazimi|kolumu|sacimi|karnima|yuzume _1 sikti|kirdi|cekti|vurdu|tekme*|sikiyor|cekiyor`;
