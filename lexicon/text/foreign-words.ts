/** Small words that show that a question is not English. Folded; none of them is a usual English word or a usual name in code. */
export const foreignWords: ReadonlySet<string> = new Set(
  [
    // Time
    'minuten minutos minuti dakika stunde stunden horas hora heure heures ore saat godzin godzine jour giorno gun',
    'dzien dziennie taglich diarios minut godziny tydzien monate mois meses mesi miesiac ay ayda mese monat',
    // Learning and differing, which carry no topic
    'aprender aprendo aprende estudiar ensename ensenarme aprendizaje estudio diferencia diferencias significa explica',
    'explicame estudar ensina ensine diferenca diferencas explique estudo apprendre etudier apprends expliquer lernen',
    'lerne erlernen unterschied unterschiede erklare erklar erklaren bedeutet imparare imparo studiare differenza',
    'spiega spiegami nauczyc uczyc naucz roznica wyjasnij nauki ogrenmek ogrenme ogrenmeye ogrenebilirim ogrenirim',
    'fark farki acikla sikhna seekhna sikhao',
    // Spanish, Portuguese
    'el los las del una unos unas por para que como cual cuando donde quiero puedo puede necesito tengo hago hacer',
    'hace hay esta este estos muy pero mas mi tu su y soy es son estoy dias dia semana semanas desde hasta entre sobre',
    'sin',
    'um uma uns umas ao aos pelo pela nao quero posso preciso tenho fazer faz faca voce meu minha seu sua ou mais',
    'muito dos das os em eu sou dias favor isso isto qual quais',
    // French
    'le la les des du une est et dans avec sur qui quoi comment pourquoi je tu il elle nous vous veux peux dois besoin',
    'mon ma mes ce cette ces pas faire fait jours jour semaine semaines quel quelle puis avoir ai suis svp entre',
    // German
    'der das den dem ein eine einen einem einer und ist sind ich du mir mich mein meine nicht mit fur von zu zum zur',
    'auf im wie warum wann wo welche kann mochte will brauche machen mache macht tage tagen woche wochen bitte',
    'zwischen oder aber auch nur uber einen',
    // Italian
    'il lo gli della delle dei degli nel nella di che cosa perche quando voglio posso devo bisogno fare faccio una uno',
    'sono mio mia giorni giorno settimana settimane piu anche questo questa tra fra',
    // Polish
    'jest sa sie nie jak co czy dlaczego kiedy gdzie moj moja mam chce moge potrzebuje zrobic robic dla oraz przez',
    'miedzy jako dni dzien tygodni tydzien prosze bardzo',
    // Turkish
    'bir ve ile icin nasil neden nedir ne bu ben benim istiyorum lazim yapmak yap gun gunde gunluk hafta haftada',
    'arasinda arasindaki mi mu musun lutfen bana daha cok',
    // Hindi in Latin letters
    'mujhe mera meri kya kaise kyu kyon hai hain ka ki ke ko se mein aur nahi karna karo chahiye din batao matlab',
    // Russian, Hindi
    'я мне мой как что это и в на с по для не из за чем или между хочу нужно нужен могу сделать делать сделай дней',
    'день недель неделю пожалуйста у мы ты вы а но то так почему такое',
    'मुझे मैं मेरा मेरी और का की के को में से है हैं क्या कैसे क्यों यह ये एक दिन दिनों चाहिए चाहता चाहती हूँ हूं करना',
    'करें बनाओ बनाएं लिए नहीं कृपया',
  ].flatMap((line) => line.split(' ')),
);

/** Small foreign words that are English too or stand in code. They count for nothing once a question is known not to be English. */
export const sharedWords: ReadonlySet<string> = new Set(
  'tag am min will a as o e i de en un no me se con da do na au die was an am so hat war man in on son par pour sur si te ti per come va z w to ten ta tak ale od co pod si ce or da du il me mes ou te os var de ki se ko ka je la lo'.split(
    ' ',
  ),
);

/** Pieces of sentences in writing that runs words together; without them what is left is what is asked about. */
export const gluedWords: readonly string[] = [
  '是什么, 什么是, 什么, 怎么, 如何, 为什么, 区别, 之间, 我想, 我要, 请, 一个, 的, 了, 吗, 和, 与, 在, 中, 里, 用, 是, 天, 制定, 给我, 帮我, 使用, 实现, 写, とは何ですか',
  'とは, 何ですか, ですか, ください, について, なぜ, どうやって, どう, したい, たい, 作って, 日間, 使い方, 使う, の, を, に, が, は, で, と, へ, も, か, する, して, です',
  'ます, 違い, 方法, 何, 무엇인가요, 무엇, 뭐예요, 뭐야, 인가요, 어떻게, 하나요, 하는, 하고, 싶어요, 싶습니다, 해주세요, 주세요, 차이, 차이점, 방법, 사이, 일, 만들어, 을, 를, 이',
  '가, 은, 는, 의, 에서, 에, 로, 으로, 과, 와, 란, ما هو, ما هي, كيف, لماذا, الفرق, بين, أريد, اريد, يومًا, يوما, أيام, ايام, في',
  'من, إلى, على, هل, هذا, هذه, يوم, كل, أن, مع, لي, מה זה, מהו, מהי, איך, למה, אני, רוצה, של, את, עם, בין, על, לי',
  'ימים, הבדל, תן, צריך, עושים, זה, מה',
].flatMap((line) => line.split(', '));

/** Terms of the glossary that are English words or names in code too: they show no language. */
export const sharedTerms: ReadonlySet<string> = new Set(
  [
    'listen lists classes recursion indices indexes pile branches branche modifier modulo cores rand menus zustand',
    'stan types interfaces module modules modul modulos',
    'installation installer server converter remove cache hole holes user move moves coin form format date matrices',
    'falls kind kinder handy todos todo',
    'fusion ensemble data data scala stapel zero real number message messages code codes tester change changer',
    'confronta import parole word angle canto dado',
    'pasta pastas champ cola coda loco parser salve real fold more mode ring band wand wanda dial site sites text menu',
    'photo image video video lever pilas card',
    'cancel error objects element object commit stamp array objet base case post list note index simple general final',
    'local total global actual integral',
    'color colour vector function class test start stop install copier trier annuler ramo fuse manej filler rows lines',
    'lett lese sort convert repeat share alto',
  ].flatMap((line) => line.split(' ')),
);
