import type { Page } from '@playwright/test';

import { findBarriers } from '../support/axe.ts';
import { expect, measureOverflow, open, test } from '../support/journey.ts';
import { goOffline, visit } from '../support/offline.ts';
import { readOutput, runCode } from '../support/playground.ts';

test.describe.configure({ timeout: 240_000 });

const commits = (page: Page) => page.getByLabel('Commits', { exact: true });

test('commands with Git print as in a terminal, and the page shows what is in the repository', async ({
  page,
}) => {
  await runCode(
    page,
    'git',
    "git init -q\necho Hello > a.txt\ngit add .\ngit commit -m 'Begin'\ntouch b.txt",
  );
  expect(await readOutput(page, 'Finished.')).toBe(
    '[main (root-commit) 7d8a72a] Begin\n 1 file changed, 1 insertion(+)\n create mode 100644 a.txt\n',
  );
  await expect(commits(page)).toHaveText('* 7d8a72a Begin');
  await expect(page.getByLabel('Changes', { exact: true })).toHaveText('?? b.txt');
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
  expect(await findBarriers(page)).toEqual([]);
});

test('a command that is not there says what it needs, with its line', async ({ page }) => {
  await runCode(page, 'git', 'git init -q\ngit worktree list\necho never');
  const printed = await readOutput(page, 'It ended with an error in line 2.');
  expect(printed).toContain('It needs Git on your own computer.');
  expect(printed).not.toContain('never');
});

test.describe('offline', () => {
  test.use({ keepsSite: true });

  test('Git runs without a network once it has been used', async ({ page, context }) => {
    await visit(page);
    await runCode(page, 'git', 'git init -q first');
    await readOutput(page, 'Finished.');
    await goOffline(page, context);
    await open(page, '/play/git');
    await runCode(page, 'git', 'pwd');
    expect(await readOutput(page, 'Finished.')).toBe('/home/ana\n');
  });
});
