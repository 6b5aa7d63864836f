/** Numbers as words: English ones are added up ("twenty five"), those of other languages stand alone. */
export const units: ReadonlyMap<string, number> = count(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  1,
  1,
);
export const tens: ReadonlyMap<string, number> = count(
  'twenty thirty forty fifty sixty seventy eighty ninety',
  20,
  10,
);

/** What a number word is worth that is no sum of others. */
export const wholeNumbers: ReadonlyMap<string, number> = new Map(
  (
    [
      [0.25, 'quarter of an,a quarter of an,a quarter,quarter'],
      [0.75, 'three quarters of an,three-quarters of an'],
      [
        0.5,
        "half an,half a,pol,poł,aadha,aadhe,half of an,a half,half,media,meia,demi,demi-,une demi-,mezz',mezza,eine halbe,einer halben,halbe,halben,半,半个,半個",
      ],
      [1, "a,an,una,um,uma,une,un,un',eine,einer,einen,bir,ek,один,одну,一,一个,一個"],
      [1.5, 'dedh,anderthalb,eineinhalb,полтора'],
      [2, 'couple of,a couple of,dos,duas,dois,deux,zwei,due,dwie,iki,два,две,两,兩,两个,兩個,二'],
      [3, 'tres,trois,drei,tre,trzy,uc,три,三,三个,三個'],
      [4, 'cuatro,quatro,quatre,vier,quattro,cztery,dort,четыре,四'],
      [5, 'cinco,cinq,funf,cinque,piec,bes,пять,五'],
      [6, 'seis,sechs,sei,szesc,alti,шесть,六'],
      [8, 'ocho,oito,huit,acht,otto,восемь,八'],
      [10, 'diez,dez,dix,zehn,dieci,десять,十'],
      [15, 'quince,quinze,funfzehn,quindici,on bes,пятнадцать,十五'],
      [20, 'veinte,vinte,vingt,zwanzig,venti,yirmi,двадцать,二十'],
      [30, 'treinta,trinta,trente,dreissig,trenta,otuz,тридцать,三十'],
      [40, 'cuarenta,quarenta,quarante,vierzig,quaranta,сорок,四十'],
      [45, 'cuarenta y cinco,quarenta e cinco,quarante-cinq,funfundvierzig,quarantacinque,сорок пять,四十五'],
    ] as const
  ).flatMap(([value, words]) => words.split(',').map((word): [string, number] => [word, value])),
);

function count(words: string, first: number, step: number): Map<string, number> {
  return new Map(words.split(' ').map((word, at) => [word, first + at * step]));
}
