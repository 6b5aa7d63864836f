const longest = 2000;
const head = 1500;
/** ASCII words with one space between and no address, as most questions are: nothing of it changes. */
const plain = /^[!-9;-~]+(?: [!-9;-~]+)*$/;

/** NFKC without addresses, emoji and marks. Of long texts both ends stay: an error has its question before or after. */
export function cleanText(text: string): string {
  if (text.length <= longest && plain.test(text)) return text;
  const short = text.length <= longest ? text : `${text.slice(0, head)} ${text.slice(head - longest)}`;
  return (
    short
      .toWellFormed()
      // Alone it would become a space and an accent: "don´t" as "don t".
      .replaceAll('´', "'")
      .normalize('NFKC')
      .replace(/[‘’‚‛]/g, "'")
      .replace(/[“”„«»]/g, '"')
      .replace(/[–—−]/g, '-')
      .replace(/\b(?:https?|ftp|file|data|javascript):\S+/gi, ' ')
      .replace(
        /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Extended_Pictographic}]|\p{RI}|\p{Emoji_Modifier}|\uFE0F|\uFFFD/gu,
        ' ',
      )
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** Letters of the Latin script that have no accent to take off, and what they are written as without their mark. */
export const unmarkedLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
};

/** Lower case without accents: "Función" and "funcion" are one word. Every table and every question passes here. */
export function foldText(text: string): string {
  if (/^[ -~]*$/.test(text)) return text.toLowerCase();
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[ßłøđıæœ]/g, (letter) => unmarkedLetters[letter] ?? letter);
}
