/** Small words that show in which language of Latin letters a message is written. Folded, as `foldMessage` leaves them. */
export const languageWords = {
  en: 'i im my me the is are and to of want dont he she they it this that was with for have at in do you we not be',
  es: 'yo mi me el la los las que quiero no en con por para es esta estoy soy tengo muy mas ya se su y una un todos nadie porque',
  fr: 'je j mon ma mes le la les des que veux ne pas plus en avec pour est suis ai il elle et un une tout moi me dans c d',
  de: 'ich mein meine mir mich der die das und nicht ist will mit zu auf er sie habe bin ein eine kein mehr alle von hat',
  pt: 'eu meu minha o a os as que quero nao em com por para e estou sou tenho muito mais ja se um uma todos ninguem me de',
  it: 'io mio mia il la lo gli che voglio non in con per e sono ho molto piu si mi un una tutti nessuno di ha da del se come quanto quello dove perche questo della anche o a meglio ci vuole trovare',
  nl: 'ik mijn me de het een en niet is wil met te op hij zij heb ben geen meer iedereen van heeft maar mij hoe wat er zonder dat',
  pl: 'ja moj moja mnie mi sie nie jest chce z w na on ona mam jestem juz wszyscy nikt i do ze to jak',
  tr: 've bir ben benim beni bana bu istiyorum icin cok artik herkes kimse degil ne babam annem kendimi okulda daha',
  id: 'aku saya mau ingin tidak gak yang dan di ke dari ini itu sudah semua orang dengan ada bisa teman sekolah hidup mati ku',
  vi: 'toi em khong muon la va cua nay da mot nguoi ban bo me o truong voi cho bi duoc nua con minh',
  'hi-Latn':
    'main mai mujhe mera meri mere hai hu hoon nahi nhi ki ka ke ko se me mein karna chahta chahti aur sab koi apne raha rahe bahut ab',
} as const;
