import ICAL from 'ical.js';

import { findBarriers } from '../support/axe.ts';
import { expect, logIn, makeLearner, measureOverflow, nextSent, signUp, test } from '../support/journey.ts';
import { makePlan } from '../support/plans.ts';

test.use({ timezoneId: 'Europe/Berlin', permissions: ['clipboard-read', 'clipboard-write'] });

test('a learner subscribes to all plans by keyboard, and turns it off with one tap', async ({ page }) => {
  const learner = makeLearner();
  await signUp(page, learner);
  await logIn(page, learner);
  const sent = nextSent(page);
  await makePlan(page, { days: '10' });
  await sent;
  await page.getByLabel('Sessions start at').fill('07:15');
  await page.getByText('Subscribe in your calendar').focus();
  await page.keyboard.press('Enter');
  const region = page.getByRole('region', { name: 'Take it with you' });
  const turnOn = region.getByRole('button', { name: 'Turn on' });
  await expect(region.getByText('It is off.')).toBeVisible();
  await turnOn.focus();
  await page.keyboard.press('Enter');
  await expect(region.getByText('It is on. Copy the address now')).toBeFocused();
  const field = region.getByLabel('Address of your calendar');
  const address = await field.inputValue();
  expect(await findBarriers(page)).toEqual([]);

  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(region.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  const feed = await page.request.get(address);
  expect(feed.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  const events = new ICAL.Component(ICAL.parse(await feed.text())).getAllSubcomponents('vevent');
  expect(events).toHaveLength(10);
  const [first] = events;
  const start = first && new ICAL.Event(first).startDate.toJSDate();
  expect(start?.toLocaleTimeString('de', { timeZone: 'Europe/Berlin' })).toBe('07:15:00');

  await region.getByRole('button', { name: 'Turn off' }).focus();
  await page.keyboard.press('Enter');
  await expect(region.getByText('It is off.')).toBeFocused();
  await expect(field).toHaveCount(0);
  expect((await page.request.get(address)).status()).toBe(404);
});

test('a calendar that is on shows no address again, and a new one ends the old', async ({ page }) => {
  const learner = makeLearner();
  await signUp(page, learner);
  await logIn(page, learner);
  await makePlan(page, { days: '5' });
  const region = page.getByRole('region', { name: 'Take it with you' });
  const field = region.getByLabel('Address of your calendar');
  await page.getByText('Subscribe in your calendar').click();
  await region.getByRole('button', { name: 'Turn on' }).click();
  const address = await field.inputValue();
  await page.reload();
  await page.getByText('Subscribe in your calendar').click();
  await expect(region.getByText('It is on since')).toBeVisible();
  await expect(field).toHaveCount(0);
  await region.getByRole('button', { name: 'Make a new address' }).click();
  await expect(field).toBeVisible();
  expect(await field.inputValue()).not.toBe(address);
  expect((await page.request.get(address)).status()).toBe(404);
  expect((await page.request.get(await field.inputValue())).status()).toBe(200);
});

test('on a phone the calendar fits, and a guest reads how to get it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await makePlan(page, { days: '5' });
  await page.getByText('Subscribe in your calendar').click();
  const region = page.getByRole('region', { name: 'Take it with you' });
  await expect(region.getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(await measureOverflow(page)).toBe(0);
  expect(await findBarriers(page)).toEqual([]);
});
