import { isAtTopic } from '../reading.ts';
import { journey } from '../journey.ts';

journey('folded chapters stay folded, and open for a link into them', async ({ page }) => {
  await page.open('/language/python');
  await page.click({ role: 'button', begins: 'Fold all' });
  await page.until('only the headings of chapters are left', areFolded, true);
  await page.reload();
  await page.see({ role: 'button', begins: 'Open all' });
  await page.until('they are still folded', areFolded, true);
  await page.click({ role: 'link', name: 'While loops' });
  await page.until('the topic is at the top', isAtTopic, 'while-loops');
  await page.open('/about');
  await page.open('/language/python#inheritance');
  await page.until('the topic of the address is at the top', isAtTopic, 'inheritance');
  await page.click({ role: 'button', begins: 'Open all' });
  await page.until('all topics are there', areFolded, false);
});

function areFolded(isFolded: boolean): true | string {
  const seen = [...document.querySelectorAll('.topic h3')].filter((topic) => topic.checkVisibility());
  const headings = [...document.querySelectorAll('h2')].filter((title) => title.checkVisibility());
  return (headings.length > 3 && (seen.length === 0) === isFolded) || `${seen.length} topics`;
}
