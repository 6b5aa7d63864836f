import { loadSource } from '#content/library.ts';

import { expect, expectError, open, test } from '../support/journey.ts';
import { goOffline, visit } from '../support/offline.ts';
import { openOtherHost, readOutput, runCode } from '../support/playground.ts';

// Ruby starts slowly on a busy machine.
test.describe.configure({ timeout: 240_000 });

test('Ruby reads its input, ends itself, and starts each program without the names of the last', async ({
  page,
}) => {
  await open(page, '/play/ruby');
  await page.getByLabel('Input').fill('Ada\n36');
  const code =
    'class String; def loud = upcase; end\nname = gets.chomp\nputs "#{name.loud} #{gets.to_i + 1}"';
  await runCode(page, 'ruby', `${code}\nat_exit { puts "bye" }\nexit`);
  expect(await readOutput(page, 'Finished.')).toBe('ADA 37\nbye\n');
  await runCode(page, 'ruby', 'p "a".respond_to?(:loud), defined?(name)\nwarn "careful"');
  expect(await readOutput(page, 'Finished.')).toBe('false\nnil\ncareful\n');
  await runCode(page, 'ruby', 'def half(n)\n  n / 0\nend\n\nhalf(3)');
  expect(await readOutput(page, 'It ended with an error in line 2.')).toBe(
    "main.rb:2:in 'Integer#/': divided by 0 (ZeroDivisionError)\n\tfrom main.rb:2:in 'Object#half'\n\tfrom main.rb:5:in '<main>'",
  );
  await runCode(page, 'ruby', 'puts 1\nputs (2');
  expect(await readOutput(page, 'It ended with an error in line 2.')).toContain('(SyntaxError)');
});

test('an endless loop of Ruby is stopped, and Ruby reaches neither another host nor the page', async ({
  page,
}) => {
  expectError(page, /Content Security Policy|violates|fetch|Failed to load/);
  const other = await openOtherHost();
  await runCode(page, 'ruby', 'puts 1\nloop { }');
  await expect(page.locator('.run-output pre')).toHaveText('1\n', { timeout: 60_000 });
  await page.getByRole('button', { name: 'Stop' }).click();
  await readOutput(page, 'Stopped.');
  const ask = `require "js"
["fetch('http://${other.host}/x')", "new WebSocket('ws://${other.host}/x')"].each do |code|
  JS.eval("try { const asked = #{code}; asked.catch?.(() => {}); } catch {}")
end
puts JS.eval("try { return localStorage.length } catch { return 'refused' }")
sleep 1`;
  await runCode(page, 'ruby', ask);
  expect(await readOutput(page, 'Finished.')).toBe('refused\n');
  expect(other.reached).toEqual([]);
  other.close();
});

test('a task of Ruby is done in the page', async ({ page }) => {
  const { exercises } = await loadSource('ruby');
  const { solution = '', mistakes = [], checks = [] } = exercises?.['methods'] ?? {};
  await open(page, '/language/ruby#methods');
  const own = page.locator('[id="methods"] .exercise');
  await own.getByRole('button', { name: /^Do it here/ }).click();
  const [mistake] = mistakes;
  for (const [code, words] of [
    [mistake?.code ?? '', /checks? pass/],
    [solution, /^All \d checks pass/],
  ] as const) {
    await own.getByRole('textbox').first().fill(code);
    await own.getByRole('button', { name: /^Check/ }).click();
    await expect(own.locator('.check-words')).toHaveText(words, { timeout: 120_000 });
    if (code === solution) continue;
    const { hint = '?' } = checks[(mistake?.trips ?? 0) - 1] ?? {};
    await expect(own.locator('.check-hint')).toHaveText(`Hint: ${hint.replaceAll('`', '')}`);
  }
  await expect(page.locator('[id="methods"] .done-button')).toHaveText('Done');
});

test.describe('offline', () => {
  test.use({ keepsSite: true });

  test('Ruby runs without a network once it has been used', async ({ page, context }) => {
    await visit(page);
    await open(page, '/play/ruby');
    await page.getByRole('button', { name: /^Run \(loads \d MB once\)$/ }).click();
    expect(await readOutput(page, 'Finished.')).toContain('Hello, Ada');
    await goOffline(page, context);
    await open(page, '/play/ruby');
    await runCode(page, 'ruby', 'require "json"\nputs({ a: 1 }.to_json)');
    expect(await readOutput(page, 'Finished.')).toBe('{"a":1}\n');
  });
});
