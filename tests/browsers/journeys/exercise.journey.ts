import { loadSource } from '#content/library.ts';

import { journey } from '../journey.ts';

for (const [technology, slug] of [
  ['react', 'state'],
  ['vue', 'components-props-and-events'],
  ['tailwind', 'gap'],
] as const)
  journey(`a task of ${technology} is done in the page, with the library`, async ({ page }) => {
    const source = await loadSource(technology);
    const topics = source.chapters.flatMap((chapter) => chapter.topics);
    const title = topics.find((topic) => topic.slug === slug)?.topic ?? '';
    const { solution = '', checks = [] } = source.exercises?.[slug] ?? {};
    await page.open(`/language/${technology}#${slug}`);
    await page.click({ role: 'button', name: `Do it here: ${title}` });
    await page.fill('Your code', solution);
    await page.click({ role: 'button', begins: 'Check (loads' });
    await page.read(`All ${checks.length} checks pass. The topic is done.`);
  });
