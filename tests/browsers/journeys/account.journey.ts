import { journey } from '../journey.ts';

const password = 'Str0ng!pass';

journey('a learner signs up, logs in and logs out', async ({ page }) => {
  await page.open('/signup');
  await page.fill('Name', 'Ada');
  await page.fill('Email', 'ada@example.com');
  await page.fill('Password', password);
  await page.fill('Confirm Password', password);
  await page.click({ role: 'button', name: 'Register' });
  await page.arriveAt('/login');
  await page.fill('Email', 'ada@example.com');
  await page.fill('Password', password);
  await page.click({ role: 'button', name: 'Log In' });
  await page.arriveAt('/home');
  await page.read('Ada');
  await page.click({ role: 'button', name: 'Logout' });
  await page.click({ role: 'button', name: 'Logout' });
  await page.arriveAt('/');
  await page.until(
    'the session is forgotten',
    () => localStorage.getItem('loggedUser') === null || 'it is not',
  );
});
