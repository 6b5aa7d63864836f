import { findBarriers } from '../support/axe.ts';
import { expect, expectError, measureOverflow, open, test } from '../support/journey.ts';
import { goOffline, visit } from '../support/offline.ts';
import { openOtherHost, readOutput, runCode } from '../support/playground.ts';

test.describe.configure({ timeout: 240_000 });

test('lines for MongoDB print as in its shell; an error of the server does not end them, and what is not here does', async ({
  page,
}) => {
  const twice = 'db.notes.insertOne({ _id: 1 });\n'.repeat(2);
  await runCode(page, 'mongo', `${twice}const n = db.books.countDocuments();\nn;`);
  expect(await readOutput(page, 'Finished.')).toBe(
    '{ acknowledged: true, insertedId: 1 }\nMongoServerError: E11000 duplicate key error collection: test.notes index: _id_ dup key: { _id: 1 }\n3\n',
  );
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
  expect(await findBarriers(page)).toEqual([]);
  await runCode(page, 'mongo', 'const all = db.books.find();\nall.explain();\nprint("never");');
  const printed = await readOutput(page, 'It ended with an error in line 2.');
  expect(printed).toContain('explain() needs a real MongoDB server.');
  expect(printed).not.toContain('never');
});

test('lines for MongoDB reach nothing of the site and no other host, and an endless loop is stopped', async ({
  page,
}) => {
  expectError(page, /Content Security Policy|violates|Failed to load/);
  const other = await openOtherHost();
  await open(page, '/play/mongo');
  await page.evaluate(() => localStorage.setItem('secret', 'of the learner'));
  const ways = ['importScripts(host + "/script.js")', 'ask.send()'].map(
    (way) => `try { ${way}; print("got"); } catch (error) { print("refused"); }`,
  );
  const code = `const host = "http://${other.host}";
const ask = new XMLHttpRequest();
ask.open("GET", host + "/data", false);
${ways.join('\n')}
typeof localStorage;
self.origin;
for (;;);`;
  await runCode(page, 'mongo', code);
  await expect(page.locator('.run-output pre')).toHaveText('refused\nrefused\nundefined\nnull\n');
  await page.getByRole('button', { name: 'Stop' }).click();
  await readOutput(page, 'Stopped.');
  expect(other.reached).toEqual([]);
  other.close();
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
