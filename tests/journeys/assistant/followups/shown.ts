import type { Page } from '@playwright/test';

/** What the newest reply shows. */
export type Shown = {
  /** The buttons of what was understood. */
  readonly parts: readonly string[];
  /** The reply, with what is folded. */
  readonly text: string;
  /** The days of a plan that are not folded, by number. */
  readonly days: readonly number[];
  /** The addresses that are linked, our own as paths. */
  readonly links: readonly string[];
};

export function readShown(page: Page): Promise<Shown> {
  return page.evaluate(() => {
    const newest = document.querySelector('output.output');
    const list = (selector: string) => [...(newest?.querySelectorAll(selector) ?? [])];
    const headings = list('.reply strong').filter((heading) => heading.checkVisibility());
    return {
      parts: list('.part-text').map((part) => part.textContent),
      text: newest?.querySelector('.reply')?.textContent ?? '',
      days: headings.flatMap((heading) => Number(/^Day (\d+)$/.exec(heading.textContent)?.[1]) || []),
      links: list('.reply a').map((link) => link.getAttribute('href') ?? ''),
    };
  });
}

const readNumber = (text: string, cue: RegExp) => Number(cue.exec(text)?.[1]?.replace(',', ''));

/** How many topics the plan says that it covers. */
export const countTopics = ({ text }: Shown) => readNumber(text, /It covers (\d+) topics?/);
export const countDays = ({ parts }: Shown) => readNumber(parts.join('\n'), /^([\d,]+) days/m);
export const readMinutes = ({ text }: Shown) => readNumber(text, /with (\d+) minutes/);
export const isPlan = (shown: Shown) => countTopics(shown) > 0;
export const linksTo = ({ links }: Shown, path: RegExp) => links.some((link) => path.test(link));
