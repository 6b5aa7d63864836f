import { findBarriers } from '../support/axe.ts';
import { expect, measureOverflow, open, test } from '../support/journey.ts';
import { beginDay } from '../support/plans.ts';
import { measureShift } from '../support/shift.ts';

test.use({ timezoneId: 'Europe/Berlin' });

test('the wish is a sentence by keyboard, and its preview says what fits, when it ends and what each day is for', async ({
  page,
}) => {
  await beginDay(page, '2026-11-23');
  await open(page, '/plan');
  const preview = page.getByRole('region', { name: 'Preview' });
  await page.clock.runFor(1000);
  await expect(preview).toContainText('Say what you want to learn and how old you are.');
  await page.getByLabel('Technology', { exact: true }).focus();
  await page.keyboard.type('Python');
  await page.getByLabel('Days', { exact: true }).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('10');
  await page.keyboard.press('Tab');
  await page.keyboard.type('45');
  await page.keyboard.press('Tab');
  const daysOff = page.getByRole('button', { name: 'choose days off' });
  await expect(daysOff).toBeFocused();
  await expect(daysOff).toHaveText('every day');
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: 'Sunday' }).press('Space');
  await expect(daysOff).toHaveText('Monday to Saturday');
  await page.getByLabel('Age').focus();
  await page.keyboard.type('20');
  await page.clock.runFor(1000);
  await expect(preview.getByRole('status')).toHaveText(/^Too few days: \d+ of 36 topics fit\. /);
  await expect(preview).toContainText('Wednesday 2 December 2026');
  await expect(preview.getByRole('term').filter({ hasText: 'Does not fit' })).toBeVisible();
  const days = preview.getByRole('listitem');
  await expect(days.first()).toHaveText(/^Mon 23 NovRunning Python.*\d+ min$/);
  await expect(days.nth(6)).toHaveText('Sun 29 NovDay off');
  await page.getByText('3 more days').click();
  await expect(days).toHaveCount(10);
  expect(await measureShift(page)).toBeLessThan(0.1);
  const [, first = ''] = /Nov(.+?)\d+ min/.exec(await days.first().innerText().then(oneLine)) ?? [];
  await page.getByRole('button', { name: 'Make plan' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Python in 10 days');
  for (const name of first.split(' · '))
    await expect(page.getByRole('link', { name: name.trim() }).first()).toBeVisible();
});

function oneLine(text: string): string {
  return text.replaceAll('\n', ' ');
}

test('a second and a third technology are added to the sentence, and come back with a draft', async ({
  page,
}) => {
  await open(page, '/plan');
  await page.getByLabel('Technology', { exact: true }).selectOption('html');
  await expect(page.getByLabel('Together with')).toBeHidden();
  await page.getByRole('button', { name: 'Add another technology' }).click();
  await page.getByLabel('Together with').selectOption('css');
  await page.getByRole('button', { name: 'Add another technology' }).click();
  await expect(page.getByLabel('And with')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add another technology' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Together with')).toHaveValue('css');
  await page.getByLabel('Age').fill('20');
  await page.getByRole('button', { name: 'Make plan' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('HTML and CSS in 30 days');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the form in the ${colorScheme} theme, refused or with its preview, and it fits 320 px`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 640 });
    await beginDay(page, '2026-11-23');
    await open(page, '/plan');
    await page.getByRole('button', { name: 'choose days off' }).click();
    await page.getByRole('button', { name: 'Make plan' }).click();
    await expect(page.getByText('Choose a technology.')).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByLabel('What do you want to make?').selectOption('snake-game');
    await page.getByLabel('Age').fill('20');
    await page.clock.runFor(1000);
    await expect(page.getByText('Ends on', { exact: true })).toBeVisible();
    expect(await measureOverflow(page)).toBe(0);
    expect(await findBarriers(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    const blank = page.getByLabel('Days', { exact: true });
    await expect(blank).toHaveCSS('border-bottom-style', 'solid');
    await expect(blank).not.toHaveCSS('border-top-width', '0px');
  });
}
