import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { answerEffects } from './followups/answer-effects.ts';
import { planEffects } from './followups/plan-effects.ts';
import { readShown, type Shown } from './followups/shown.ts';
import { expect, open, test } from '../support/journey.ts';

/** The messages of a chat that another one follows, and the technologies of its form. */
const chats: Readonly<Record<string, readonly [language: string, ...messages: string[]]>> = {
  plan: ['Python', 'make me a plan'],
  'plan of two': ['Python and SQL', 'make me a plan'],
  'plan of four': ['Python, SQL, Git and CSS', 'make me a plan'],
  answer: ['Python', 'what is a list?'],
  example: ['Python', 'what is a list?', 'can you show me an example'],
};
const effects = { ...planEffects, ...answerEffects };

/** A message in the words of someone who did not write the code, and what else the page must say then. */
type Row = { readonly kind: string; readonly after: string; readonly wording: string; readonly seen: string };

const rows = readFileSync(join(import.meta.dirname, 'followups/wordings.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line): Row => {
    const [kind = '', after = '', wording = '', seen = ''] = line.split('\t');
    return { kind, after, wording, seen };
  });

/** One page for all chats of a worker, since to open it takes longer than to talk. A new chat keeps the form. */
let page: Page;
let filled = '';

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage({ serviceWorkers: 'block' });
  await open(page, '/ai');
});

for (const [kind, own] of Map.groupBy(rows, (row) => row.kind))
  test(`after a reply, "${kind}" does on the page what it says, in ${own.length} wordings`, async () => {
    for (const { after, wording, seen } of own) {
      const before = await openChat(after);
      await send(wording);
      const now = await readShown(page);
      const text = [...now.parts, now.text].join('\n');
      const shown = `"${wording}" shows: ${text.slice(0, 400)}`;
      expect.soft(effects[kind]?.(now, before), shown).toBe(true);
      expect.soft(text.toLowerCase().includes(seen.toLowerCase()), `${seen} in ${shown}`).toBe(true);
    }
  });

/** Begins a chat anew, and says what its last reply shows. */
async function openChat(name: string): Promise<Shown> {
  const [language = '', ...messages] = chats[name] ?? [];
  const again = page.getByRole('button', { name: 'New chat' });
  if (await again.isVisible()) {
    await again.click();
    await page.locator('.asked').first().waitFor({ state: 'detached' });
  }
  const fields = { Name: 'Mina', Age: '30', Days: '30', Language: language };
  for (const [label, value] of filled === language ? [] : Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
  filled = language;
  for (const message of messages) await send(message);
  return readShown(page);
}

/** Waits in the page, which notices a reply sooner than an assertion that is tried again and again. */
async function send(problem: string): Promise<void> {
  await page.getByLabel('Your question').fill(problem);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.locator('.asked', { hasText: problem }).waitFor();
  await page.getByRole('button', { name: 'Copy', exact: true }).waitFor();
  await page.locator('output.output .reply', { hasText: /\w/ }).waitFor();
}
