import { fillForm } from '../support/assistant-form.ts';
import { expect, expectError, test } from '../support/journey.ts';

test('a requested plan is typed out, covers the requested days and links to the roadmap', async ({
  page,
}) => {
  await page.goto('/ai');
  await fillForm(page, 'make me a plan to learn python');
  const held = Promise.withResolvers<void>();
  await page.route('**/ai/ans', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Send' }).click();
  const output = page.locator('output.output');
  await expect(output).toHaveText('Typing...');
  await expect(page.getByLabel('Your question')).toHaveValue('');
  held.resolve();
  await expect(output).toContainText('Mina');
  await expect(output).toContainText(/Day 1\b/);
  await expect(output).toContainText(/Day 30\b/);
  await expect(output).not.toContainText(/Day 31\b/);
  await output.locator('a[href^="/language/python#"]').first().click();
  await expect(page).toHaveURL(/\/language\/python#/);
});

test('a reply shows the names of tags as text', async ({ page }) => {
  await page.goto('/ai');
  await fillForm(page, 'make me a plan to learn html');
  await page.getByLabel('Language', { exact: true }).fill('HTML');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('output.output')).toContainText('<figure>');
});

test('the history lists answered questions, and a click asks one again', async ({ page }) => {
  await page.goto('/ai');
  await fillForm(page, 'what is a dictionary?');
  await page.getByRole('button', { name: 'Send' }).click();
  const output = page.locator('output.output');
  await expect(output).toContainText(/dictionar/i);
  const toggle = page.getByRole('button', { name: 'History' });
  await toggle.click();
  await expect(page.locator('.chat')).toBeHidden();
  const item = page.locator('#history').getByRole('button', { name: 'what is a dictionary?' });
  const asked = page.waitForRequest('**/ai/ans');
  await item.click();
  expect((await asked).postDataJSON()).toMatchObject({
    name: 'Mina',
    language: 'Python',
    problem: 'what is a dictionary?',
  });
  await expect(page.locator('.chat')).toBeVisible();
  await expect(output).toContainText(/dictionar/i);
  await page.reload();
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.locator('#history li')).toHaveCount(0);
});

test('a failed call is reported and logged, and the question returns to its field', async ({ page }) => {
  expectError(page, /Failed to|ERR_FAILED|502|An error occurred/);
  await page.goto('/ai');
  await fillForm(page, 'what is a list?');
  await page.route('**/ai/ans', (route) => route.abort());
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('output.output')).toHaveText('An error occurred.');
  await expect(page.getByLabel('Your question')).toHaveValue('what is a list?');
  await page.unroute('**/ai/ans');
  await page.route('**/ai/ans', (route) => route.fulfill({ status: 502, body: '<html>' }));
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('output.output')).toHaveText('An error occurred.');
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.locator('#history li')).toHaveCount(0);
});

test('a reply’s Markdown is rendered, and nothing in it can run or load from other hosts', async ({
  page,
}) => {
  const letter = [
    '*italics* **bold** ***both*** `code` ___under___',
    'a line\nbelow',
    '[ours](/language/python#lists) [theirs](https://docs.python.org/3/) [bad](javascript:alert(1))',
    '![picture](https://example.com/spy.png)',
    '- one\n- two',
    '| a | b |\n| - | - |\n| 1 | 2 |',
    '```\nblock\n```',
    '<img src=x onerror="document.title=1"><script>document.title=2</script>',
  ].join('\n\n');
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('http://127.0.0.1')) elsewhere.push(request.url());
  });
  await page.goto('/ai');
  await page.route('**/ai/ans', (route) => route.fulfill({ json: { letter } }));
  await fillForm(page, 'hello');
  await page.getByRole('button', { name: 'Send' }).click();
  const reply = page.locator('.reply');
  await expect(reply.locator('em').first()).toHaveText('italics');
  await expect(reply.locator('strong').first()).toHaveText('bold');
  await expect(reply.locator('em strong, strong em')).toHaveText(['both', 'under']);
  await expect(reply.locator('p > code')).toHaveText('code');
  await expect(reply.locator('pre code')).toHaveText('block\n');
  await expect(reply.locator('br')).toHaveCount(1);
  await expect(reply.locator('li')).toHaveText(['one', 'two']);
  await expect(reply.locator('td')).toHaveText(['1', '2']);
  await expect(reply.locator('img, script')).toHaveCount(0);
  await expect(reply.getByRole('link', { name: 'picture' })).toHaveAttribute(
    'href',
    'https://example.com/spy.png',
  );
  await expect(reply.locator('a[href^="javascript:"]')).toHaveCount(0);
  await expect(reply.getByRole('link', { name: 'theirs' })).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(page).toHaveTitle('Ask AI · Waymark');
  expect(elsewhere).toEqual([]);
});

test('a reply can be copied, and stopped while it is being written', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/ai');
  await fillForm(page, 'what is a dictionary?');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Hello Mina,/);
  const held = Promise.withResolvers<void>();
  await page.route('**/ai/ans', (route) => held.promise.then(() => route.abort()));
  await page.getByLabel('Your question').fill('what is a list?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('output.output')).toHaveText('Typing...');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.locator('output.output')).not.toHaveText('Typing...');
  await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden();
  held.resolve();
});

test('the lines of a reply are shown as they arrive, and the whole reply replaces them', async ({ page }) => {
  await page.goto('/ai');
  const events: [string, unknown][] = [
    ['lines', 'Hello Mina,\n\nhalf'],
    ['again', ''],
    ['lines', 'Hello Mina,\n\n'],
    ['reply', { letter: 'Hello Mina,\n\n**whole**', source: 'model' }],
  ];
  const body = events.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join('');
  await page.route('**/ai/ans', (route) => route.fulfill({ contentType: 'text/event-stream', body }));
  await fillForm(page, 'what is a list?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('.reply strong')).toHaveText('whole');
  await expect(page.locator('.reply')).not.toContainText('half');
  await page.unroute('**/ai/ans');
  expectError(page, /An error occurred|null/);
  const cut = body.slice(0, body.indexOf('event: reply'));
  await page.route('**/ai/ans', (route) => route.fulfill({ contentType: 'text/event-stream', body: cut }));
  await page.getByLabel('Your question').fill('what is a list?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('output.output')).toHaveText('An error occurred.');
  await expect(page.getByLabel('Your question')).toHaveValue('what is a list?');
});

test('the question is above its reply, and both stay after a visit to another page', async ({ page }) => {
  await page.goto('/ai');
  await fillForm(page, 'make me a plan');
  await page.getByRole('button', { name: 'Send' }).click();
  const asked = page.locator('.asked');
  await expect(asked).toContainText('make me a plan');
  await expect(asked).toContainText('Python, 30 days');
  await page.getByRole('button', { name: 'Follow this plan' }).click();
  // Until the plan is loaded, the chat is still there.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Python in 30 days');
  await page.goBack();
  await expect(asked).toContainText('make me a plan');
  await expect(page.locator('.reply')).toContainText('Day 30');
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.locator('#history li')).toHaveCount(1);
});

test('a question of the history is asked again with its original fields', async ({ page }) => {
  await page.goto('/ai');
  await fillForm(page, 'what is a closure?');
  await page.getByLabel('Language').fill('JavaScript');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('.reply')).toContainText('JavaScript');
  await fillForm(page, 'half a question');
  await page.getByRole('button', { name: 'History' }).click();
  const again = page.waitForRequest('**/ai/ans');
  await page.locator('#history').getByRole('button', { name: 'what is a closure?' }).click();
  expect((await again).postDataJSON()).toMatchObject({ language: 'JavaScript', days: '30' });
  await expect(page.locator('.asked')).toContainText('JavaScript, 30 days');
  await expect(page.getByLabel('Your question')).toHaveValue('half a question');
});

test('a stopped question returns to its field', async ({ page }) => {
  await page.goto('/ai');
  const held = Promise.withResolvers<void>();
  await page.route('**/ai/ans', (route) => held.promise.then(() => route.abort()));
  await fillForm(page, 'what is a list?');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByLabel('Your question')).toHaveValue('what is a list?');
  held.resolve();
});
