const swapped: Readonly<Record<string, string>> = {
  i: 'you',
  "i'm": 'you are',
  im: 'you are',
  "i've": 'you have',
  ive: 'you have',
  "i'd": 'you would',
  "i'll": 'you will',
  am: 'are',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  we: 'you',
  "we're": 'you are',
  "we've": 'you have',
  us: 'you',
  our: 'your',
  ours: 'yours',
  ourselves: 'yourselves',
};

/** The writer's own words as said to the writer: "my shop" is "your shop". */
export function swapPersons(text: string): string {
  const turned = text.replaceAll(/[\p{L}'’]+/gu, (word) => {
    const found = swapped[word.replace('’', "'").toLowerCase()];
    return found === undefined || word === 'US' ? word : found;
  });
  return turned.replaceAll(/\byou was\b/g, 'you were');
}
