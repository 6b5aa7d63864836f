import type { CareText } from './care-text.ts';

export const dutch: CareText = {
  openings: {
    overdose:
      'Dit kan gevaarlijk zijn, ook als je je nu goed voelt. Bel meteen het alarmnummer van je land, of vraag iemand in de buurt om te bellen, en zeg precies wat er is gebeurd.',
    despair:
      'Goed dat je dit hebt opgeschreven. Het klinkt alsof alles nu heel veel pijn doet, en je hoeft dat niet alleen te dragen. Praat vandaag nog met iemand.',
    other:
      'Goed dat je op die ander let. Je kunt rustig vragen hoe het gaat en of die persoon eraan denkt zichzelf iets aan te doen; vragen maakt het niet erger. Je hoeft dit niet alleen op te lossen: vertel het ook aan iemand anders, zelfs als je het geheim moest houden.',
    stranger:
      'Je hebt niets verkeerd gedaan, en het is goed dat je het vertelt. Stuur niets meer, betaal niet en spreek met niemand af. Bewaar de berichten, blokkeer die persoon en laat ze zien aan iemand die je vertrouwt.',
    violence:
      'Wat erg dat dit gebeurt. Niemand mag je pijn doen, en het is niet jouw schuld. Je hebt recht op veiligheid, en er zijn mensen die precies hierbij helpen.',
    bullying:
      'Wat erg dat ze zo met je omgaan. Het is niet jouw schuld, en je hoeft dit niet alleen te verdragen. Bewaar wat ze schrijven of plaatsen: dat helpt de mensen die het kunnen stoppen.',
    unsafe:
      'Dank je dat je dit vertelt. Het klinkt alsof er echt iets mis is, en dat vind ik erg. Je hoeft dit niet alleen te doen, en het is niet jouw schuld.',
  },
  young:
    'Praat vandaag met een volwassene die je vertrouwt: een ouder, een ander familielid, een leraar of de vertrouwenspersoon op school.',
  grown: 'Praat vandaag met iemand die je vertrouwt: een vriend, je familie of een arts.',
  link: 'Je kunt ook gratis met iemand praten bij een hulplijn in je land: {link}.',
  emergency: 'Ben jij of is iemand anders nu in gevaar, bel dan het alarmnummer van je land.',
  line: 'Zit hier meer achter, voel je je niet veilig of denk je eraan jezelf iets aan te doen, praat dan met iemand die je vertrouwt. Hier vind je een hulplijn: {link}.',
};
