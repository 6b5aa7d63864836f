import type { Browser, Page } from '@playwright/test';

import { fillForm } from '../journeys/support/assistant-form.ts';
import { expect, type Learner } from '../journeys/support/journey.ts';
import { doneButton, markAsDone } from '../journeys/support/marks.ts';

/** A busy machine is slow; nobody has to see an error for that. */
const patience = 120_000;
const patient = expect.configure({ timeout: patience });
const needed = new Set(['document', 'script', 'stylesheet', 'font', 'image']);
const alerts = '[role="alert"], .Toastify__toast--error';
const wrongWords = /Unexpected Application Error|not available right now/;

/** A browser with nothing stored. Errors, files that do not come and words of trouble are added to the faults. */
export async function openPatientBrowser(browser: Browser, baseURL: string, faults: string[]) {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  noteFaults(page, faults);

  const look = async () => {
    const said = await page.locator(alerts).allInnerTexts();
    const wrong = wrongWords.exec(await page.locator('body').innerText());
    const shown = [...said.filter((words) => words.trim() !== ''), ...(wrong ?? [])];
    faults.push(...shown.map((words) => `${page.url()} says: ${words}`));
  };
  const open = async (path: string) => {
    await page.goto(path);
    await patient(page.getByRole('button', { name: 'Switch theme' }).first()).toBeEnabled();
    await look();
  };
  return {
    page,
    open,
    async logIn({ email, password }: Learner) {
      await open('/login');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Log In' }).click();
      await patient(page).toHaveURL('/home');
    },
    async mark(title: string) {
      await markAsDone(page, title).click();
      await patient(doneButton(page, title)).toBeVisible();
      await look();
    },
    hasDone: (title: string) => patient(doneButton(page, title)).toBeAttached(),
    async askForPlan() {
      await fillForm(page, 'make me a plan');
      await page.getByRole('button', { name: 'Send' }).click();
      await patient(page.locator('output.output')).toContainText('Hello Mina,');
      await look();
    },
    close: () => context.close(),
  };
}

function noteFaults(page: Page, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(`an error at ${page.url()}: ${error.message}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // Chromium says so of what it no longer needs, because the page is left.
    if (needed.has(request.resourceType()) && why !== 'net::ERR_ABORTED')
      faults.push(`${request.url()}: ${why}`);
  });
  page.on('response', (answer) => {
    if (needed.has(answer.request().resourceType()) && answer.status() >= 400)
      faults.push(`${answer.url()} answered ${answer.status()}`);
  });
}
