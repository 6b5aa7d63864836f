import { journey } from '../journey.ts';
import { isStored } from '../reading.ts';

journey('after one visit, the site works while its server is stopped', async ({ page, site }) => {
  await page.open('/');
  await page.until('the browser has stored the site', isStored);
  await page.reload();
  await page.until('pages come from the cache', () => {
    return navigator.serviceWorker.controller !== null || 'no worker controls it';
  });
  await site.stop();
  await page.open('/language/python');
  await page.see({ role: 'heading', name: 'Python' });
  await page.click({ role: 'button', name: 'Mark as done: Running Python' });
  await page.see({ role: 'button', begins: 'Done: Running Python' });
  await page.open('/about');
  await page.see({ role: 'heading', name: 'Vision' });
  await page.open('/language/git');
  await page.see({ role: 'heading', name: 'Git' });
  await site.restart();
  await page.open('/language/python');
  await page.until('the page comes from the server', () => {
    return !('shell' in document.documentElement.dataset) || 'it was rendered from the cache';
  });
  await page.see({ role: 'button', begins: 'Done: Running Python' });
});
