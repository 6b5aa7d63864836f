import { journey } from '../journey.ts';

journey('a roadmap is found, read, and read in the other theme', async ({ page }) => {
  await page.open('/language');
  await page.fill('Search the roadmaps', 'pyth');
  await page.click({ role: 'link', begins: 'Python' });
  await page.arriveAt('/language/python');
  await page.see({ role: 'heading', name: 'Python' });
  await page.see({ role: 'heading', name: 'Running Python' });
  await page.read('Try it.');
  await page.click({ role: 'button', begins: 'Switch theme' });
  await page.until('the page is dark', isDark);
  await page.reload();
  await page.until('the page is still dark', isDark);
});

function isDark(): true | string {
  const color = getComputedStyle(document.body).color;
  const [red = 0] = (/\d+(\.\d+)?/.exec(color) ?? ['0']).map(Number);
  return document.documentElement.dataset['theme'] === 'dark' || `${color} ${red}`;
}
