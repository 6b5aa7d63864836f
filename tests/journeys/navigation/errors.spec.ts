import { expect, expectError, open, test } from '../support/journey.ts';

test('an unknown address answers 404 with a way back', async ({ page }) => {
  expectError(page, /404/);
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Oops... Looks like somthing went wrong' })).toBeVisible();
  const image = await page
    .locator('.trail-picture')
    .evaluate((element) => getComputedStyle(element).backgroundImage);
  expect(image).toContain('/assets/trail');
  const back = page.getByRole('link', { name: 'Go Back' });
  await expect(back).toHaveAttribute('title', 'Home');
  await back.click();
  await expect(page).toHaveURL('/');
});

test('an unexpected error shows a page with a way home and no stack trace', async ({ page }) => {
  expectError(page, /.*/);
  // A half-finished deployment could serve data of another kind of page.
  await page.route('**/assets/pages-*/about.json', (route) => route.fulfill({ json: { kind: 'home' } }));
  await open(page, '/home');
  await page.getByRole('link', { name: 'About Us' }).first().click();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByText(/at \w+ \(|\.js:\d/)).toHaveCount(0);
  await page.getByRole('link', { name: 'Home' }).last().click();
  await expect(page.getByRole('heading', { name: 'Your Journey to mastery starts here' })).toBeVisible();
});

for (const missing of ['**/assets/pages-*/language/python.json', '**/assets/roadmap-*.js']) {
  test(`a page of a newer build is loaded as a document if the old one’s ${missing} is gone`, async ({
    page,
  }) => {
    await open(page, '/language');
    expectError(page, /404/);
    let isGone = true;
    // The scripts of the document that is loaded then may come before its end.
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isGone = false;
    });
    await page.route(missing, (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()));
    await page.locator('.cards').getByRole('link', { name: 'Python' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Python');
    await expect.poll(() => isGone).toBe(false);
  });
}
