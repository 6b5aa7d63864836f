import type { CareReading } from '#question/care/screen-message.ts';
import { type CareLanguage, readLanguage } from '#question/care/read-language.ts';

import { careTexts } from './care-texts.ts';
import { helplines, type Helpline } from './helplines.ts';

type Asked = { readonly age: number; readonly problem: string };

/** A reply of care alone, or one line of it that is above the ordinary reply. */
export type CareBody = {
  readonly care: 'line' | 'reply';
  readonly trouble: CareReading['trouble'];
  readonly paragraphs: readonly string[];
};

const grownUp = 18;
const young = 25;

/** What is said to someone who may be in danger: short, without a plan, with one page that leads to people. Null where there is no need. */
export function writeCare(asked: Asked, reading: CareReading): CareBody | null {
  const { care, trouble } = reading;
  if (care === 'none') return null;
  const language = readLanguage(asked.problem);
  const link = writeLink(findHelpline(language, asked.age));
  const lines = care === 'line' ? wordLine(reading, asked) : wordReply(reading, asked);
  return { care, trouble, paragraphs: lines.map((line) => line.replace('{link}', link)) };
}

/** Who is laughed at hears that it is not their fault and whom to tell; nothing is made of it that they did not say. */
function wordLine({ trouble }: CareReading, { age, problem }: Asked): string[] {
  const { openings, young: toYoung, grown, line } = findText(readLanguage(problem));
  return trouble === 'bullying' ? [openings.bullying, age < grownUp ? toYoung : grown] : [line];
}

function wordReply({ trouble }: CareReading, { age, problem }: Asked): string[] {
  const { openings, young: toYoung, grown, link, emergency } = findText(readLanguage(problem));
  return [openings[trouble ?? 'unsafe'], age < grownUp ? toYoung : grown, link, emergency];
}

function findText(language: CareLanguage) {
  return careTexts[language] ?? careTexts.en;
}

function findHelpline(language: CareLanguage, age: number): Helpline {
  if (language === 'de') return age < young ? helplines.germanYoung : helplines.german;
  return age < grownUp && language === 'en' ? helplines.children : helplines.anyone;
}

function writeLink({ name, url }: Helpline): string {
  return `[${name}](${url})`;
}
