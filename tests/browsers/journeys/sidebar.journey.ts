import { isAtTopic } from '../reading.ts';
import { journey } from '../journey.ts';

const topics = {
  'While loops': 'while-loops',
  'Iterators and generators': 'iterators-and-generators',
  'Tuples and sets': 'tuples-and-sets',
  Videos: 'videos',
  Inheritance: 'inheritance',
};

journey('a topic chosen in the sidebar is at the top and shown as current', async ({ page }) => {
  await page.open('/language/python');
  await page.see({ role: 'button', name: 'Mark as done: Running Python' });
  for (const [title, slug] of Object.entries(topics)) {
    await page.click({ role: 'link', name: title });
    await page.until(`${title} is at the top`, isAtTopic, slug);
  }
});
