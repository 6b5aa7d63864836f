import { journey } from '../journey.ts';

journey('what is done and kept shows in the map, the library, progress and the review', async ({ page }) => {
  await page.open('/language/python');
  await page.click({ role: 'button', name: 'Mark as done: Running Python' });
  await page.click({ role: 'button', name: 'Star: Running Python' });
  await page.see({ role: 'button', begins: 'Starred: Running Python' });
  await page.open('/language/python/map');
  await page.see({ role: 'link', begins: 'Running Python, done' });
  await page.fill('What comes before …', 'while');
  await page.read('After:');
  await page.open('/library');
  await page.see({ role: 'link', name: 'Running Python' });
  await page.open('/progress');
  await page.read('On the way');
  await page.open('/review');
  await page.read('Nothing to review today');
});

journey('a few questions show where to start, and a page what comes before a topic', async ({ page }) => {
  await page.open('/language/python/placement');
  await page.click({ role: 'button', name: 'Start' });
  await page.read('Question 1 of at most');
  await page.click({ role: 'button', name: 'Show the answer' });
  await page.click({ role: 'button', name: 'I knew it' });
  await page.read('Question 2 of at most');
  await page.click({ role: 'button', name: 'Enough, show the result' });
  await page.read('leave out');
  await page.open('/ready?for=react/custom-hooks');
  await page.read('topics come before it');
});

journey('one topic at a time, the next one follows, and a reload keeps the view', async ({ page }) => {
  await page.open('/language/python');
  await page.click({ role: 'button', name: 'One at a time' });
  await page.until('one topic is there', countTopics, 1);
  await page.click({ role: 'button', begins: 'Next' });
  await page.until('the second topic is there', isShown, 'variables-and-data-types');
  await page.reload();
  await page.until('one topic is there', countTopics, 1);
  await page.click({ role: 'button', name: 'One at a time' });
  await page.until('all topics are there', countTopics, 36);
});

function isShown(slug: string): true | string {
  return document.querySelector(`[id="${slug}"] h3`)?.checkVisibility() || 'it is hidden';
}

function countTopics(count: number): true | string {
  const seen = [...document.querySelectorAll('.topic h3')].filter((title) => title.checkVisibility());
  return seen.length === count || `${seen.length} topics`;
}
