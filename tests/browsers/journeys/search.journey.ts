import { journey } from '../journey.ts';
import type { BrowserPage } from '../page.ts';
import { isInteractive, isStored } from '../reading.ts';

const field = 'Search topics, technologies and things to make';
const wanted = [
  { typed: 'closures', option: 'Closures', address: '/language/javascript#closures' },
  { typed: 'left join', option: 'LEFT JOIN', address: '/language/sql#left-and-right-join' },
  { typed: 'center a div', option: 'Centering elements', address: '/language/css#centering-elements' },
];

journey('from the landing page to a topic with one click and its words', async ({ page }) => {
  await findAll(page);
});

journey('from the landing page to a topic while the server is stopped', async ({ page, site }) => {
  await page.open('/');
  await page.until('the browser has stored the site', isStored);
  await page.reload();
  await site.stop();
  await findAll(page);
});

async function findAll(page: BrowserPage): Promise<void> {
  for (const { typed, option, address } of wanted) {
    await page.open('/');
    // Before that, the button leads to a page of its own.
    await page.until('the search opens here', isInteractive);
    await page.click({ role: 'button', name: 'Search' });
    await page.fill(field, typed);
    await page.click({ role: 'option', begins: option });
    await page.arriveAt(address);
    await page.until('the topic is in the window', isInWindow, address.replace(/.*#/, ''));
  }
}

function isInWindow(id: string): true | string {
  const { top = -1 } = document.getElementById(id)?.getBoundingClientRect() ?? {};
  return (top >= 0 && top < innerHeight) || `it is at ${top}`;
}
