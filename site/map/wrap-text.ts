import { measureText, type TextStyle } from './measure-text.ts';

/** In as few lines as fit, all about equally long. */
export function wrapText(text: string, style: TextStyle, width: number): string[] {
  const fewest = breakLines(text, style, width);
  for (let narrower = 0.6 * width; narrower < width; narrower += 0.05 * width) {
    const lines = breakLines(text, style, narrower);
    const fit = lines.every((line) => measureText(line, style) <= width);
    if (fit && lines.length === fewest.length) return lines;
  }
  return fewest;
}

function breakLines(text: string, style: TextStyle, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && measureText(longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
