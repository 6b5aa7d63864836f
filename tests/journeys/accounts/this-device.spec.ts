import { findBarriers } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { goOffline, visit } from '../support/offline.ts';

test.use({ keepsSite: true });
// It begins by storing the whole site.

test('the account page says what is stored here, whether there is a network, and offers to install the site', async ({
  page,
  context,
}) => {
  await visit(page, '/account');
  const device = page.getByRole('region', { name: 'This device' });
  await expect(device.getByText('They open without a network.')).toBeVisible();
  await expect(device.getByRole('status')).toHaveText('You are online.');
  await expect(device.getByRole('button', { name: 'Install Waymark' })).toHaveCount(0);
  await expect(page.locator('link[rel=manifest]')).toBeAttached();
  // The browser offers it when it decides to.
  await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    const prompt = async () => {
      document.body.setAttribute('data-asked', String(offer.defaultPrevented));
    };
    window.dispatchEvent(Object.assign(offer, { prompt }));
  });
  const button = device.getByRole('button', { name: 'Install Waymark' });
  await expect(button).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await button.click();
  await expect(page.locator('body')).toHaveAttribute('data-asked', 'true');
  await expect(button).toHaveCount(0);
  await goOffline(page, context);
  await expect(device.getByRole('status')).toHaveText(
    'You are offline. What you do is saved on this device.',
  );
});
