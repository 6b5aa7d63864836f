/**
 * What no reply may say, as patterns of folded text: without accents and apostrophes, and with a full stop between clauses. Writing without
 * spaces has lists of its own.
 */
export const unfitWords = {
  insults: [
    String.raw`idiot\p{L}*|moron\p{L}*|imbecil\p{L}*|dumb ?ass\p{L}*|shut up|(?:you|such a|what a|a total|a complete) losers?|screw you|go to hell|dick ?heads?`,
    String.raw`bitch\p{L}*|bastards?|(?:ass|arse)holes?|(?:mother)?fuck\p{L}*|(?:bull)?shit\p{L}*|cunts?|wankers?|twats?`,
    String.raw`(?:nobody|no one) (?:likes|loves|needs|wants) you|every(?:one|body) hates you|i hate you`,
    String.raw`(?:you are|youre|u r)(?: (?:so|such|just|really|too|very|clearly|simply|obviously|all|both|totally|completely|a|an|as|not only|probably|still)){0,3} (?:stupid|dumb|worthless|pathetic|useless|hopeless|ugly|fat|lazy|failure|loser|trash|garbage|joke|disgrace|waste|nothing)|(?:your|ur) (?:stupid|dumb|ugly|worthless|pathetic)`,
    String.raw`estupid[oa]s?|eres (?:tont[oa]|inutil)|pendej[oa]s?|gilipollas|cabron\p{L}*|put[oa]s?|mierda|perdedor\p{L}*`,
    String.raw`stupides?|tu es nul\p{L}*|connards?|connasses?|salopes?|abrutis?|cretins?|merde|putain|ta gueule|debiles?`,
    String.raw`dummkopf|trottel|arschloch\p{L}*|scheiss\p{L}*|hurensohn|fotzen?|schlampen?|du bist (?:so )?(?:dumm|blod)|versager\p{L}*|halt die (?:klappe|fresse)|wichser`,
    String.raw`stupid[oaie]|cretin[oa]|stronz[oaie]|cazzo|vaffanculo|puttan[ae]|coglion[ei]|otari[oa]|merda|caralho|voce e burr[oa]|cuzao|porra`,
    String.raw`idioot|sukkel|klootzak\p{L}*|hoer|glupi\p{L}*|kurwa|kretyn\p{L}*|gowno|spierdalaj|aptal\p{L}*|salak\p{L}*|gerizekali|orospu|siktir|bodoh|goblok|tolol|bangsat`,
    String.raw`идиот\p{L}*|дурак\p{L}*|дура|дебил\p{L}*|тупо[ий]|тупица|бля\p{L}*|сук[аи]|ху[ий]\p{L}*|пизд\p{L}*|говно|мудак\p{L}*|ідіот\p{L}*|дурень|дебіл\p{L}*`,
    String.raw`غبي\p{L}*|احمق|حمار|बेवकूफ|मूर्ख|गधा|चूतिया|ngu ngoc|do ngu`,
  ],
  slurs: [
    String.raw`nigg(?:er|a)s?|fag(?:got)?s?|kikes?|chinks?|spics?|trann(?:y|ies)|dykes?|gooks?|wetbacks?|coons?|pakis?|retard\p{L}*`,
    String.raw`(?:girls|women|boys|men|blacks?|jews|muslims|gays|immigrants|foreigners|old people) (?:cant|cannot|cant|should not|shouldnt|dont belong|are (?:not made|too|bad|worse|inferior|stupid|dumb))`,
    String.raw`maricon\p{L}*|negratas?|schwuchtel\p{L}*|kanake\p{L}*|neger|tapettes?|bougnoul\p{L}*|froci\p{L}*|viado|пидор\p{L}*|жид\p{L}*`,
  ],
  sexual: [
    String.raw`porn\p{L}*|nudes?|sexy|sexting|sexts?|have sex|sex with|horny|blowjobs?|masturbat\p{L}*|orgasm\p{L}*|penis|vagina|boobs?|tits`,
    String.raw`erotic\p{L}*|fetish\p{L}*|hentai|stripper|striptease|onlyfans|sleep with me|desnud[oa]s?|nackt\p{L}*|порно\p{L}*|секс\p{L}*`,
  ],
  harm: [
    String.raw`(?:kill|hurt|cut|harm|hang|drown) (?:your ?self|ur ?self)|kys|end (?:your life|it all)|(?:you|u) should (?:die|be dead)|go die`,
    String.raw`better off dead|better without you|would miss you|suicid\p{L}*|matate|bring dich um|tue toi|ammazzati|se mata`,
    String.raw`убеи себя|убеися|сдохни|اقتل نفسك|मर जाओ`,
  ],
  personal: [
    String.raw`(?:send|show|give|tell|share|text|email|dm|upload|post)(?: \p{L}+){0,2} (?:your|a|some)(?: \p{L}+)? (?:photos?|pics?|pictures?|selfies?) of (?:you|your)\p{L}*`,
    String.raw`(?:send|show|give|tell|share|text|email|dm)(?: me| us)(?: \p{L}+){0,3} (?:photos?|pics?|pictures?|selfies?|videos?|address|phone|passwords?|location|card)`,
    String.raw`(?:what is|whats|tell me|enter|type|share|send) your (?:\p{L}+ )?(?:home address|address|phone|real name|full name|passwords?)`,
    String.raw`where (?:do )?(?:you|u) live|which school (?:do )?you|are you (?:home )?alone|turn on your (?:camera|webcam)|pay me`,
    String.raw`meet (?:me|up|in person|irl)|lets meet|(?:my|your) (?:house|place) tonight|(?:call|text|dm) me|(?:contact|message|add|follow|reach|find|write|talk|chat)(?: to| with)? me (?:on|at|in|via|by|through|over)`,
    String.raw`my (?:whatsapp|telegram|snap\p{L}*|insta\p{L}*|discord|phone)|dont tell (?:your |any)\p{L}*|(?:our|a|keep it|keep this) (?:little )?secret between`,
    String.raw`keep (?:this|it) (?:a )?secret|our (?:little )?secret|send (?:me )?(?:money|bitcoins?|gift cards?)`,
    String.raw`(?:mandame|enviame|mandami)(?: una?)? (?:foto|selfie)\p{L}*|tu direccion|donde vives|envoie(?: moi)?(?: une)? photo\p{L}*|ton adresse|tu habites ou|ou habites tu`,
    String.raw`schick(?:e)?(?: mir)?(?: ein| dein)?\p{L}* (?:foto|bild)\p{L}*|deine adresse|wo wohnst du|dove abiti|onde voce mora|manda(?: me)?(?: uma)? foto`,
    String.raw`(?:пришли|отправь)(?: мне)?(?: свое)? фото\p{L}*|твои адрес|где ты живешь`,
  ],
  /** For learners under sixteen. */
  strict: [
    String.raw`stupid\p{L}*|dumb|sucks?|crap\p{L}*|damn\p{L}*|hell|wtf|sex|sexual\p{L}*|naked|nudity|murder\p{L}*|rap(?:e|ed|ist)`,
    String.raw`drugs?|cocaine|heroin|weed|alcohol|beer|vodka|whisk(?:e)?y|drunk|gambl\p{L}*|casino\p{L}*|betting|guns?|weapons?`,
    String.raw`(?:on|via|over|through) (?:whatsapp|telegram|snapchat|instagram|discord|tiktok)|tinder|dating|boyfriend|girlfriend|kiss (?:me|you)`,
  ],
} as const;

export const unfitGlued =
  /白痴|傻逼|笨蛋|蠢货|废物|操你|他妈|去死|自杀|色情|裸照|性交|发照片|你住在哪|バカ|馬鹿|アホ|クソ|死ね|エロ|写真を送|住所を教|병신|멍청|씨발|시발|개새끼|죽어|야동|섹스|사진 ?보내|어디 ?살/u;
