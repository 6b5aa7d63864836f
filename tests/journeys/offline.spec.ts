import { fillForm } from './support/assistant-form.ts';
import { specifiedRoadmaps } from '../specified-roadmaps.ts';

import { expect, logIn, makeLearner, nextSent, open, signUp, test } from './support/journey.ts';
import { goOffline, visit } from './support/offline.ts';

test.use({ keepsSite: true });
// Each begins by storing the whole site.

test('after one visit, every roadmap opens offline on a full load', async ({ page, context }) => {
  await visit(page);
  await goOffline(page, context);
  for (const { slug, name } of specifiedRoadmaps) {
    await open(page, `/language/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page).toHaveTitle(`${name} roadmap · Waymark`);
    await expect(page.getByRole('button', { name: 'Mark as done' }).first()).toBeEnabled();
  }
});

test('offline, the catalogue can be searched and home leads to the next topic', async ({ page, context }) => {
  await visit(page);
  await goOffline(page, context);
  await open(page, '/language');
  await page.getByRole('searchbox').fill('pyt');
  await expect(page.locator('.cards li')).toHaveCount(1);
  await page.locator('.cards a').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Python');
  await open(page, '/home');
  await page.locator('main').getByRole('link', { name: 'React', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('React');
});

test('offline, every spelling of an address leads to its page, and unknown addresses to the not-found page', async ({
  page,
  context,
}) => {
  await visit(page);
  await goOffline(page, context);
  await open(page, '/Language/PHP/#arithmetic-and-assignment-operators');
  await expect(page).toHaveURL('/language/php#arithmetic-and-assignment-operators');
  await expect(page.locator('#arithmetic-and-assignment-operators')).toBeInViewport();
  await open(page, '/about.html');
  await expect(page).toHaveURL('/about');
  for (const unknown of ['/no-such-page', '/language/cobol']) {
    const answer = await page.goto(unknown);
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('Oops... Looks like somthing went wrong')).toBeVisible();
  }
});

test('a roadmap that is reloaded offline keeps its scroll position', async ({ page, context }) => {
  await visit(page);
  await goOffline(page, context);
  await open(page, '/language/css');
  const topic = page.locator('section.topic').nth(20);
  await topic.evaluate((section) => section.scrollIntoView());
  await page.reload();
  await expect(topic).toBeInViewport();
});

test('offline, the assistant gives the server’s answer on the device, and says so', async ({
  page,
  context,
}) => {
  await visit(page, '/ai');
  const ask = async (problem: string) => {
    await fillForm(page, problem);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
    return page.locator('.reply').innerText();
  };
  const questions = ['Make me a plan.', 'What is a dictionary?'];
  const online = [await ask('Make me a plan.'), await ask('What is a dictionary?')];
  const note = page.getByText('Answered on this device, without a connection.');
  await expect(note).toBeHidden();
  await goOffline(page, context);
  await open(page, '/ai');
  // What was asked before would change what the first question means.
  await page.getByRole('button', { name: 'New chat' }).click();
  for (const [at, question] of questions.entries()) {
    expect(await ask(question)).toBe(online[at]);
    await expect(note).toBeVisible();
  }
});

test('offline, an answer is corrected, and the chat goes on', async ({ page, context }) => {
  await visit(page, '/ai');
  await goOffline(page, context);
  const fields = { Name: 'Mina', Age: '30', Days: '10', Language: 'Python', 'Your question': 'plan' };
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('button', { name: /^10 days/ }).click();
  await page.getByRole('button', { name: '7', exact: true }).click();
  await expect(page.getByRole('button', { name: '7 days changed' })).toBeVisible();
  await expect(page.locator('.reply')).not.toContainText('Day 8');
  await page.getByLabel('Your question').fill('what is a dictionary?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('.reply')).toContainText('Dictionaries');
  await expect(page.getByRole('region', { name: 'Earlier in this chat' })).toContainText('plan');
});

test('offline, a plan is made and is there after a full load', async ({ page, context }) => {
  await visit(page);
  await goOffline(page, context);
  await open(page, '/plan');
  await page.getByLabel('Technology', { exact: true }).selectOption('php');
  await page.getByLabel('Days', { exact: true }).fill('30');
  await page.getByLabel('Age').fill('20');
  await page.getByRole('button', { name: 'Make plan' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('in 30 days');
  await page.reload();
  await expect(heading).toContainText('in 30 days');
});

test('what was done offline, also after a full load, is sent once the network is back', async ({
  page,
  context,
  browser,
}) => {
  const learner = makeLearner();
  await signUp(page, learner);
  await logIn(page, learner);
  await visit(page, '/home');
  await goOffline(page, context);
  await open(page, '/language/python');
  await page.getByRole('button', { name: 'Mark as done: Lists' }).click();
  await open(page, '/progress');
  await expect(page.getByText('1 topic done.')).toBeVisible();
  const sent = nextSent(page);
  await context.setOffline(false);
  expect((await sent).status()).toBe(200);
  const phone = await (await browser.newContext()).newPage();
  await logIn(phone, learner);
  await open(phone, '/language/python');
  await expect(phone.getByRole('button', { name: /^Done: Lists/ })).toBeVisible();
  await phone.context().close();
});

test('online, a roadmap still comes as finished HTML, and calls go to the server', async ({ page }) => {
  await visit(page);
  await open(page, '/language/python');
  await expect(page.locator('html')).not.toHaveAttribute('data-shell');
  const called = page.waitForResponse('/openapi.json');
  await page.evaluate(() => fetch('/openapi.json'));
  expect((await called).fromServiceWorker()).toBe(false);
});
