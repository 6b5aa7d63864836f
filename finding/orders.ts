const orders =
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|prompts?|rules|everything|above|previous|prior)\b|\bsystem prompt\b|\b(?:jailbreak|developer mode|dan mode)\b|^\W*(?:system|assistant|developer|user|admin|ai|gpt)\s*:|\byou (?:must|are now|will now|have to|shall)\b|\b(?:pretend|act|roleplay|behave)\b.{0,12}\b(?:as|to be|like)\b|^\W*(?:then |now |and )?(?:say|print|output|repeat|reveal|append|insert|include)\b.{0,80}\b(?:pwned|prompt|instructions?|link|url|word|html|script)\b|^\W*then say\b/iu;

/** Markup that would run. A tag that is asked about stays. */
const programs = /<(script|iframe|svg|style)\b[^>]*>[^<]*[(:][^<]*<\/\1\s*>|<\w+[^>]*\son\w+\s*=[^>]*>/giu;

/** A text without the sentences that give orders to a machine and not a question to a teacher. */
export function dropOrders(text: string): string {
  return text
    .replace(programs, ' ')
    .split(/(?<=[.!?])\s+(?=\S)|\n+|(?=\b(?:SYSTEM|ASSISTANT|ADMIN)\s*:)/u)
    .filter((sentence) => !orders.test(sentence))
    .join(' ')
    .trim();
}
