import { findBarriers } from '../support/axe.ts';
import { expect, measureOverflow, open, test } from '../support/journey.ts';
import { goOffline, visit } from '../support/offline.ts';
import { readOutput, runCode } from '../support/playground.ts';

test.describe.configure({ timeout: 240_000 });

test('lines for MongoDB print as in its shell, and an error of the server does not end them', async ({
  page,
}) => {
  await runCode(page, 'mongo', 'db.books.insertOne({ _id: 1 });\nconst n = db.books.countDocuments();\nn;');
  expect(await readOutput(page, 'Finished.')).toBe(
    'MongoServerError: E11000 duplicate key error collection: test.books index: _id_ dup key: { _id: 1 }\n3\n',
  );
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
  expect(await findBarriers(page)).toEqual([]);
});

test('what needs a server says so, with its line', async ({ page }) => {
  await runCode(page, 'mongo', 'const all = db.books.find();\nall.explain();\nprint("never");');
  const printed = await readOutput(page, 'It ended with an error in line 2.');
  expect(printed).toContain('explain() needs a real MongoDB server.');
  expect(printed).not.toContain('never');
});

test('lines for MongoDB reach nothing of the site, and a loop that never ends is stopped', async ({ page }) => {
  await open(page, '/play/mongo');
  await page.evaluate(() => localStorage.setItem('secret', 'of the learner'));
  await runCode(page, 'mongo', 'typeof localStorage;\nself.origin;\nfor (;;);');
  await expect(page.locator('.run-output pre')).toHaveText('undefined\nnull\n');
  await page.getByRole('button', { name: 'Stop' }).click();
  await readOutput(page, 'Stopped.');
});

test.describe('offline', () => {
  test.use({ keepsSite: true });

  test('MongoDB runs without a network once it has been used', async ({ page, context }) => {
    await visit(page);
    await runCode(page, 'mongo', '1;');
    await readOutput(page, 'Finished.');
    await goOffline(page, context);
    await open(page, '/play/mongo');
    await runCode(page, 'mongo', 'db.books.distinct("author");');
    expect(await readOutput(page, 'Finished.')).toBe("[ 'Austen', 'Herbert' ]\n");
  });
});
