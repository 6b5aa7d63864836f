import { journey } from '../journey.ts';

journey('a question is answered and listed in the history', async ({ page }) => {
  await page.open('/ai');
  await page.fill('Name', 'Mina');
  await page.fill('Age', '20');
  await page.fill('Days', '30');
  await page.fill('Language', 'Python');
  await page.fill('Your question', 'What is a dictionary?');
  await page.click({ role: 'button', name: 'Send' });
  await page.see({ role: 'button', name: 'Copy' });
  await page.read('Dictionaries');
  await page.click({ role: 'button', begins: 'History' });
  await page.read('What is a dictionary?');
});

journey('what was understood is corrected, and stays so through a reload', async ({ page }) => {
  await page.open('/ai');
  await page.fill('Name', 'Mina');
  await page.fill('Age', '20');
  await page.fill('Days', '30');
  await page.fill('Language', 'Python');
  await page.fill('Your question', 'make me a plan');
  await page.click({ role: 'button', name: 'Send' });
  await page.click({ role: 'button', name: '30 days' });
  await page.click({ role: 'button', name: '14' });
  await page.see({ role: 'button', name: '14 days changed' });
  await page.reload();
  await page.see({ role: 'button', name: '14 days changed' });
  await page.read('make me a plan');
});
