/** What shows in Polish that someone is in danger; `readPatterns` says how it is written. */
export const polish = `@kin	tata|ojciec|mama|matka|ojczym|macocha|wujek|ciocia|dziadek|babcia|brat|siostra|maz|zona|chlopak|dziewczyna|
 byly|byla|partner|stary|on|ona|trener|nauczyciel|ksiadz|szef|rodzice|kuzyn|tato|facet|ktos|sasiad
@friend	przyjaciel|przyjaciolka|kolega|kolezanka|kolezanke|przyjaciolce|brat|siostra|syn|corka|chlopak|
 dziewczyna|mama|tata|kumpel|uczen|uczennica|maz|zona|znajomy|znajoma|kuzyn|kuzynka|ktos|psiapsi
~despair	chce|chcialbym|chcialabym|wolalbym|wolalabym|mam|pragne|mysle|lepiej|marze sie|juz|po|prostu|ochote|
 nie|bym? _1 umrzec|zdechnac|zyc|zabic|umarla|umarl|umarlbym|umarlabym|smierci|powiesic
despair	nie|nie|juz mam|chce|widze|chcialabym|chcialbym|moge|dam|zasluguje|ma|wytrzymam|umiem|warto _3 zyc|
 zycia|istniec|zycie|obudzic|zyje
despair	nie chce sie|mi|juz|wiecej? sie|juz? zyc|obudzic|istniec
despair	zycie|zycia _2 sensu|bezsensu|dosyc|dosc|wartosci|nic|skonczyc|odebrac
despair	mam|zmeczona|zmeczony|dosc dosc|dosyc|tego? _1 zycia|zyciem
despair	zmeczona|zmeczony zyciem
despair	po|nie co|mam|ma po|ja|sensu|co|sensu? _1 zyc|zyje
despair	zabije|zabic|potne|powiesze|tne|pocielam|pocialem|zabijam|okaleczam|samookaleczam|krzywdze|skrzywdze|
 zabilabym|zabilbym sie|siebie
despair	sie zabic|zabije|potne|tne|powiesic|powiesze|okaleczam|samookaleczam|pociac|krzywdze
despair	samoboj*
despair	samookalecz*
despair	ze soba skonczyc|koniec|skoncze
despair	skonczyc|skoncze|zakonczyc|zakoncze|odebrac|koncze ze|z|swoje|sobie|to|tym|moje _1 soba|zyciem|zycie|
 tym|wszystkim|wszystko _1 wszystkim|dzis|?
despair	zniknac|znikne|odejsc na|stad|raz zawsze|?
despair	zasnac|spac i|i? _1 nie|nigdy|wiecej obudzic|sie
despair	lepiej|latwiej|szczesliwsi|lzej beze|gdybym|gdyby|bez _1 mnie|nie|umarl*|zniknal|zniknela|byla|bylo
despair	beze mnie _2 lepiej|latwiej|beda|bedzie|bylo
despair	nikt|nikomu|kto _3 zauwaz*|brakowac|obchodz*|plak*|teskni* _3 umarl*|mna|mnie|zniknal|zniknela|umre|znikne
despair	nikt|nikomu _2 teskni*|zaplak*|plakal*
despair	ciezarem|ciezar|zbedna|zbedny|zawadzam dla|wszystkich|rodziny
despair	zegnajcie|zegnaj swiecie|wszystkim|wszyscy|?
despair	pozegnalny|pozegnalna list|wiadomosc
despair	ostatni|ostatnia _1 list|wiadomosc|noc
despair	jutro|niedlugo|juz _1 mnie _1 juz|nie _1 nie|bedzie
despair	skocze|skoczyc|rzucic|rzuce|stoje|wyskoczyc|wyskocze sie|z|pod|na? _1 mostu|okna|pociag|dachu|balkonu|
 tory|moscie|dachu
despair	tne|pocielam|pocialem|cielam|cialem|tnie|podcielam|podcialem|podciac|pociac sie|sobie|zyly
despair	tne|ciac|cielam|cialem rece|zyly|znowu|uda|nadgarstki
despair	robie|zrobic|zrobie|wyrzadzam sobie krzywde|cos|krzywdy
despair	bez|bezbolesna|bezbolesnie bolu|umrzec|smierc
despair	zaluje|szkoda|gdybym|wolalabym|wolalbym _3 urodzi*
despair	ile|jakie tabletek|tabletki|lekow _3 umrzec|smierteln*|zabic
despair	nienawidze siebie|zycia|swojego _3 umrzec|zyc|zniknac|zabic
overdose	wzial|wzielam|wziela|wzialem|polknal*|polknel*|lykn*|nalyk*|zazyl*|zjadl*|polknelam|polknalem|wypil*
 _4 tablet*|lekow|leki|pigulek|pigulki|proszk*|opakowanie|wybielacz|trutke|kreta|domestos
overdose	przedawkowal*
overdose	sie|nie nie|sie obudzi*|budzi|oddycha|obudzic
violence	@kin _3 bije|pobil|dusi|gwalci|zgwalcil|molestuje|zneca|bila|molestowal|neka|obmacuje|pobila|katuje _1 mnie|
 mame|nas|mi|sie|mna|brata|siostre|?
violence	@kin _3 bil|uderzyl|dotyka|dotykal|grozi|sledzi|kopie|maca|wyzywa|zamyka|krzywdzi|przesladuje|szarpie|
 uderzyla|leje _1 mnie|mame|nas|mi|mna|brata|siostre
violence	@kin mnie|mi|nas _1 dotyka|dotykal|kopie|maca|wyzywa|zamyka|krzywdzi|szarpie|leje|sledzi
violence	mnie|nas|mame|mi|nade _2 bije|bija|uderzyl|dusi|dotyka|zgwalcil|zgwalcili|molestuje|grozi|sledzi|
 wyrzucili|zamykaja|zmusza|zmuszaja|zneca|pobili|zabije|szantazuje|przesladuje|kopie|wyzywa|bil|pobil|kopia|
 neka|nekaja|obmacuje|opluwaja|popychaja|dotykal|katuje
violence	bije|pobil|uderzyl|katuje mnie|mame|nas|matke|moja
violence	zostalam|zostalem|jestem|bylam|bylem|bylismy _1 zgwalcon*|molestowan*|pobit*|bity|bita|bici|ofiara|
 wykorzystywan*|gnebion*|przesladowan*|dreczon*|szantazowan*|nekan*|ponizan*|wysmiewan*
violence	boje|strach|boi sie|przed wracac|wrocic|ojca|meza|isc|ojczyma|go|taty|byc|chlopaka|matki _2 domu|
 szkoly|domem|?
violence	ofiara|doswiadczam przemocy|gwaltu
violence	pijany|pije|pijana|nachlany i|znowu|wszystko _2 bije|niszczy|krzyczy|rozwala
violence	pijany|nachlany|wraca|pije _2 bije|ojciec|tata|wraca|pijany
violence	wyrzucili|wyrzucil|wyrzucila|ucieklam|ucieklem mnie|z _1 domu
violence	spie na ulicy|dworcu
violence	mieszkam na dworcu
violence	zmusic|zmuszaja|zmusza|wydac do|mnie|za _2 malzenstwa|slubu|seksu|maz
violence	zabije|zabic mnie|nas jak|jesli|?
bullying	smieja|smieje|wysmiewaja|nasmiewaja|drwia|szydza|nabijaja sie|ze _2 mnie
bullying	dokuczaja|dokucza|wyzywaja|gnebia|przesladuja|drecza|ponizaja|hejtuja|opluwaja|obrazaja|bija|popychaja|
 nekaja|wysmiewaja|znecaja|ignoruja|kopia|nienawidza mi|mnie|syna|corke|dziecko
bullying	dokuczaja|wyzywaja|gnebia|drecza|znecaja|nekaja w|sie _1 szkole|klasie|nade|mna
bullying	mnie|mi|nade wyzywaja|gnebia|przesladuja|drecza|ponizaja|popychaja|wysmiewaja|hejtuja|dokuczaja|
 obrazaja|opluwaja|nienawidza|ignoruja|odrzucaja|bija|drecza
bullying	nazywaja|nazywa|mowia|mowi|pisza|pisze|kaza mnie|mi|ze|zebym _2 gruba|grubasem|brzydk*|dziwka|pedalem|
 zabil*|swinia|smieciem|umarl*|zdechl*|smierci|szmata|gruby
bullying	grupe|filmik|konto|film|zdjecie|profil|czat|memy|strone|zdjecia _3 smiac|osmieszyc|ponizyc|wysmiew*|ze+mnie|
 przeciwko+mnie
bullying	grupe|filmik|czat|memy _2 o mnie
bullying	czekaja na mnie _4 pobic|szkole|po
bullying	boje|nie|strach sie|chce isc|chodzic do szkoly
bullying	nikt ze|nie|mnie mna|mnie|lubi|gada _2 mna|mnie|gada|lubi|rozmawia
bullying	syn|corka|dziecko|brat|siostra _2 przesladowan*|gnebion*|dreczon*|bity|bita|wysmiewan*|hejtowan*
stranger	prosi|chce|pyta|zada|kaze|wysyla|namawia|prosil|wyslal|oferuje|chcial|pytal|zebym|domaga _5 nagie|nudesy|
 rozebrac|nago|intymne|nudes|rozbierala|bez+ubrania|bez+ubran
stranger	prosi|pyta|zada|kaze|namawia|prosil|chcial|pytal|zebym|domaga _3 zdjecia|zdjecie|fotki|fotke|adres|filmik|
 spotkac|mieszkam _1 mnie|mi|mu|moj|moje|sie
stranger	chce|prosi|kaze|zada|namawia . zebym _3 zdjecia|zdjecie|fotke|fotki|spotkala|spotkal|filmik|adres
stranger	chce|zada|prosi|prosil moje|moj|mojego|moich zdjecia|zdjecie|adres|numer
stranger	obcy|nieznajomy|facet|dorosly|koles|typ _4 zdjecia|zdjecie|adres|fotki|spotkac|zdjec
stranger	starszy|pan|ktos|trener|nauczyciel|kolega _4 zdjecia|zdjecie|adres|fotki|spotkac _1 mnie|moj|mi|moje
stranger	obcy|nieznajomy|facet|pan|trener|nauczyciel|ktos|dorosly|starszy|gosc|internecie|grze|discordzie|koles|typ|
 wujek _4 rozebrac|nudesy|nagie|mieszkam|moje+zdjecia|moje+zdjecie|moj+adres|spotkac
stranger	szantaz*
stranger	grozi|grozil _4 zdjecia|zdjecie|nudesy|filmik|nagie|opublikuje|udostepni|film|wszystkim
stranger	opublikowal|wrzucil|udostepnil|wyslal|rozeslal|upublicznil|rozsyla|wyciekly|upubliczni _3 nudesy|nagie|moje|
 intymne
stranger	moje|moich|moja|moim nagie|intymne|nudesy|nagich|nagim
stranger	moje zdjecia|zdjecie wyciekly|rozeslal|sieci|w+sieci
stranger	nie|nikomu|zebym mow|mowila|mowil|mowic|powiedziala|powiedziec _2 rodzicom|nikomu|mamie
stranger	nasza|nasz tajemnica|sekret
stranger	rozebrac|rozebrala|rozbierac|rozbierz sie|przed|do kamer*|przed|?
stranger	pyta|wie|zapytal|pytal|pytali .? gdzie mieszkam|chodze
other	@friend _4 zabic|samoboj*|tnie|powiesic|okalecza|pozegnal*|zabije|skrzywdzic|krzywde _2 sie|soba|chce|sobie|?
other	@friend _4 umrzec|zyc|skonczyc _2 soba|chce|sobie
other	@friend _2 chce|chciala|chcial umrzec
other	@friend nie chce zyc
other	@friend sie tnie|okalecza|zabije|pociela|pocial|pozegnal*
other	@friend _3 bije|bija|gwalci|szantazuj*|przesladuj* _1 ojciec|matka|ja|go|?
other	chce|probowal|probowala|grozi sie|ze zabic|powiesic|zabije|pociac
despair	smierc|umrzec|smierci _2 ulga|ulge|lepsza|lepiej|wybawieniem|wyjsciem|spokoj
despair	zaczelam|zaczalem|wracam|wrocilam|znowu _1 sie? _1 ciac|tne|okaleczac
despair	sie powiesic|utopic|otruc|powiesze|utopie
bullying	pluja|oplul*|pluje na|mnie mnie|?
stranger	rozebrala|rozebral|rozebrac|rozbierala|pokazala|pokazal _2 kamer*|kamerce|sie|wideo|cialo|piersi
stranger	zebym sie rozebrala|rozebral
stranger	w bieliznie|majtkach|staniku
other	@friend _3 powiesi|skoczy|zabije|potnie|utopi
violence	mnie _2 dusil|kopal|bil|pobil|uderzyl|popchnal|zlamal|dusi|szarpal
stranger	prosi|pyta|prosil|pytal mnie o _1 zdjecia|zdjecie|fotki|adres
bullying	wrzucili|zrobili|wrzucil _1 film|filmik|grupe|konto _1 mna|mnie
despair	sie pocielam|pocialem
despair	skoczy pod|z pociag|mostu|okna|dachu
despair	mam dosc wszystkiego
despair	przypalam|przypalilam|przypalilem sie|sobie
despair	list|post|wiadomosc pozegnaln*
despair	nie|bez zamierzam|planuje|chce dozyc
overdose	polkn*|lykn* _1 wszystko
despair	mnie _1 tu _1 juz nie`;
