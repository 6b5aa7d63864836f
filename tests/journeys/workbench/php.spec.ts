import { loadSource } from '#content/library.ts';

import { expect, expectError, open, test } from '../support/journey.ts';
import { openOtherHost, readOutput, runCode } from '../support/playground.ts';

test.describe.configure({ timeout: 240_000 });

test('PHP answers a request, keeps nothing of the run before, and names the line of an error', async ({
  page,
}) => {
  await open(page, '/play/php');
  await page.getByLabel('Request or input').fill('POST /shop.php?page=2\n\nname=Ada+%26+Bo');
  await runCode(page, 'php', '<p><?= $_SERVER["REQUEST_METHOD"], $_GET["page"], $_POST["name"] ?></p>');
  expect(await readOutput(page, 'Finished.')).toBe('<p>POST2Ada & Bo</p>');
  await page.getByLabel('Request or input').fill('Ada');
  await runCode(
    page,
    'php',
    '<?php\necho trim(fgets(STDIN)), count($_POST), "\\n";\necho $nmae;\nintdiv(1, 0);',
  );
  const printed = await readOutput(page, 'It ended with an error in line 4.');
  expect(printed).toContain('Ada0\n\nWarning: Undefined variable $nmae in main.php on line 3\n');
  expect(printed).toContain('Fatal error: Uncaught DivisionByZeroError: Division by zero in main.php:4');
});

test('a program in PHP reaches no other host', async ({ page }) => {
  expectError(page, /Content Security Policy|violates|WebSocket|Failed to load/);
  const other = await openOtherHost();
  const attempts = [
    `@file_get_contents('http://${other.host}/contents')`,
    `@stream_socket_client('tcp://${other.host}', $code, $words, 1)`,
    `@curl_exec(curl_init('http://${other.host}/curl'))`,
  ];
  for (const attempt of attempts) {
    await runCode(page, 'php', `<?php\nvar_dump(${attempt});`);
    expect(await readOutput(page, /^(Finished|It ended|Stopped)/)).not.toContain('reached');
  }
  expect(other.reached).toEqual([]);
  other.close();
});

test('a loop without end is stopped, and the next program runs', async ({ page }) => {
  await runCode(page, 'php', '<?php echo "begun\\n"; while (true);');
  await expect(page.locator('.run-output pre')).toHaveText('begun\n', { timeout: 60_000 });
  await page.getByRole('button', { name: 'Stop' }).click();
  await readOutput(page, 'Stopped.');
  await runCode(page, 'php', '<?php echo PHP_VERSION;');
  expect(await readOutput(page, 'Finished.')).toMatch(/^8\.4\./);
});

test('a task of PHP is done in the page, whose checks send requests', async ({ page }) => {
  const { solution = '?', mistakes } = (await loadSource('php')).exercises?.['query-strings'] ?? {};
  await open(page, '/language/php#query-strings');
  const place = page.locator('[id="query-strings"] .exercise');
  await place.getByRole('button', { name: /^Do it here/ }).click();
  const check = async (code: string, words: RegExp) => {
    await place.getByRole('textbox').first().fill(code);
    await place.getByRole('button', { name: /^Check/ }).click();
    await expect(place.locator('.check-words')).toHaveText(words, { timeout: 120_000 });
  };
  await check(mistakes?.[0]?.code ?? '', /checks? pass/);
  await expect(place.locator('.check-hint')).toHaveCount(1);
  await check(solution, /^All \d checks pass/);
});
