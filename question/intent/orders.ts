import { orders, ownSetUp, parts } from '#lexicon/time/order-words.ts';

/** Markup that would run. A tag in a question stays. */
const programs = /<(script|iframe|svg|style)\b[^>]*>[^<]*[(:][^<]*<\/\1\s*>|<\w+[^>]*\son\w+\s*=[^>]*>/giu;

/** Drops the sentences that give orders to a machine instead of asking a teacher. */
export function dropOrders(text: string): string {
  return text
    .replace(programs, ' ')
    .split(/(?<=[.!?])\s+(?=\S)|\n+|(?=\b(?:SYSTEM|ASSISTANT|ADMIN)\s*:)/u)
    .map((sentence) => sentence.replace(parts, ''))
    .filter((sentence) => !isOrder(sentence))
    .join(' ')
    .trim();
}

/** A question stays one, whatever a program in it is told to do. */
function isOrder(sentence: string): boolean {
  if (ownSetUp.test(sentence)) return true;
  return !question.test(sentence) && orders.test(sentence);
}

const question = /[?¿؟？]\W*$|^\W*(?:how|why|when|where|which|what|does|is|are)\b/iu;
