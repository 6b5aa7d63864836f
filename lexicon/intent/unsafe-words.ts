/** Things and deeds that harm others. Asking for one is refused; asking what it is or how to be safe from it is not. */
export const harmfulThings =
  /\b(?:ransom ?wares?|mal ?wares?|key ?loggers?|trojans?(?! (?:war|horse page|myth))|spy ?wares?|root ?kits?|botnets?|d?dos attacks?|ddos|phish(?:ing|er|ers)?|stealers?|computer worms?|computer virus(?:es)?|virus(?:es)?|back ?doors?|zip bombs?|logic bombs?|fork bombs?|exploit kits?|fake login pages?|spam ?bots?|credit card (?:numbers?|generators?)|crypto ?jack\w*|deep ?fakes?|rat (?:trojan|virus))\b/u;
export const harmfulActions: readonly RegExp[] = [
  /(?<!(?:nobody|no one|not|can't|cannot|work) )\b(?:steal|stealing|robar|voler|stehlen|rubare|roubar|украсть)\b[^.?!]{0,40}\b(?:passwords?|cookies?|data|accounts?|credentials?|money|identit(?:y|ies)|cards?|tokens?|wi-?fi|bitcoins?|crypto|info(?:rmation)?|photos?|files?|someone\w*|people\w*|contrasenas?|senhas?|passworter|datos|dados|cuentas?|contas?|пароли?)\b/u,
  /\b(?:how (?:do i|to|can i|can you)|help me|i want to|show me how to|teach me to|let's) (?:ddos|phish|dox|doxx|hack(?! together| on)|spy|scam)\b/u,
  /\b(?:hack|hacking|hackear|hacken|pirater|взломать|взлом)\b[^.?!]{0,40}\b(?:account|accounts|facebook|instagram|insta|whatsapp|snapchat|tiktok|gmail|email|wi-?fi|phone|website|site|server|bank|password|passwords|school|someone\w*|somebody\w*|friend\w*|neighbou?r\w*|girlfriend\w*|boyfriend\w*|teacher\w*|computer|pc|cuenta|conta|compte|konto|roblox|game|database|into|страницу|аккаунт)\b/u,
  /\b(?:crack|cracking|bypass|bypassing|brute ?forc(?:e|ing))\b[^.?!]{0,30}\b(?:passwords?|licen[sc]es?|serial|wi-?fi|drm|paywall|login|captcha|2fa|activation|lock|someone\w*|accounts?)\b/u,
  /\b(?:spy on|stalk|track (?:my |his |her |someone\w* |a )?(?:girlfriend|boyfriend|wife|husband|phone|location|person)|doxx?|blackmail|scam|defraud|impersonate|launder)\b/u,
  /\b(?:infect|sabotage|take down|knock offline|encrypt)\b[^.?!]{0,30}\b(?:someone\w*|other people\w*|another person\w*|school|company|victim\w*)\b/u,
  /\b(?:sql ?inject\w*|inject sql)\b[^.?!]{0,30}\b(?:someone\w*|another|a (?:website|site|bank)|their)\b/u,
  /\b(?:make|build|buy|create|assemble)\b[^.?!]{0,20}\b(?:bombs?|explosives?|weapons?|guns?|grenades?|poison|drugs|meth|napalm|molotov)\b/u,
  /\b(?:kill|murder|hurt|poison|shoot|stab)\b[^.?!]{0,15}\b(?:someone|somebody|people|person|him|her|teacher|wife|husband|classmate\w*|kids|boss|neighbou?r|mom|dad|brother|sister)\b/u,
  /破解密码|盗号|黑客攻击|勒索软件|ハッキングして|해킹해|اختراق حساب|לפרוץ ל/u,
];

/** What a program may be asked to make, send or run. */
export const makingActions =
  /\b(?:write|make|create|build|code|give|send|deploy|spread|develop|program|generate|design|launch|install|distribute|sell|buy|escribe|crea|hacer|ecris|schreib|scrivi|напиши|создай|how (?:do i|to|can i) (?:write|make|create|build|code|deploy|launch|spread|use))\b/u;

/** Words of who wants to be safe, or to know. */
export const defenceWords =
  /\b(?:prevent\w*|protect\w*|defen[ds]\w*|against|avoid\w*|detect\w*|mitigat\w*|stop|stopping|block|blocking|secure|securing|saniti[sz]\w*|remov(?:e|ing)|clean|safe from|withstand|survive|recover\w*|been hacked|got hacked|was hacked|(?:can|could|will|would|might) (?:some(?:one|body)|any(?:one|body)|people|hackers?|others|they|he|she) (?:\\w+ )?(?:hack|steal|break|read|see)|hack(?:ed)? (?:me|us|(?:my|our) (?:account|site|website|app|page|server|computer|phone|code|login|game))|prevenir|evitar|proteger|empecher|eviter|verhindern|schutzen|vermeiden|scan(?:ner|ning)?|simulat\w*|anti ?virus|awareness|recogni[sz]\w*|spot|tell (?:if|whether|real)|quiz)\b/u;
/** A harmful thing that is defended against: the word of defence stands before it, or makes it the first half of a name. */
export const defendedThings = new RegExp(
  `${defenceWords.source}[^.?!,]{0,60}${harmfulThings.source}|${harmfulThings.source}[- ](?:detect|protect|prevent|remov|scan|simulat|aware|filter)`,
  'u',
);
export const knowingWords =
  /^(?:(?:please |can you |could you )?(?:explain|define|describe)|what (?:is|are|does|do)|what's|whats|how (?:do|does|did) (?:an? |the )?\w+(?: \w+)? (?:work|spread|happen|infect|encrypt|get|hide)\w*|why (?:is|are|do|does)|que es|was ist|qu'est-ce|cos'e|o que e)\b/u;

/** What turns a question about harm into a wish for it. */
export const waysWords = /\b(?:best|fastest|easiest|how to|way to|tool to|code to|script to)\b/u;
