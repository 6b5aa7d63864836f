import { findBarriers } from '../support/axe.ts';
import { expect, measureOverflow, open, test } from '../support/journey.ts';
import { goOffline, visit } from '../support/offline.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the button in the header leads to the search, and the server writes the results', async ({
    page,
  }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByLabel('What are you looking for?').fill('left join');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search?q=left+join');
    await expect(page.getByLabel('What are you looking for?')).toHaveValue('left join');
    await page.getByRole('link', { name: /^LEFT JOIN and RIGHT JOIN/ }).click();
    await expect(page).toHaveURL('/language/sql#left-and-right-join');
  });
});

test('a page with results is finished, hydrates without searching again, and fits a small screen', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/search?q=center+a+div');
  await expect(page.getByRole('link', { name: /^Centering elements/ })).toBeVisible();
  expect(loaded.filter((url) => url.includes('entries'))).toEqual([]);
  expect(await findBarriers(page)).toEqual([]);
  expect(await measureOverflow(page)).toBe(0);
  await page.getByLabel('What are you looking for?').fill('closures');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=closures');
  await expect(page.getByRole('link', { name: /^Closures/ }).first()).toBeVisible();
});

test('the server answers any query with a page of its own that search engines do not list', async ({
  request,
}) => {
  const queries = [
    '',
    ' ',
    '<script>alert(1)</script>',
    '%F0%9F%98%80'.repeat(300),
    '%',
    'a'.repeat(5000),
    '</script>',
  ];
  for (const query of queries) {
    const answer = await request.get(`/search?q=${query}`);
    expect(answer.status(), query).toBe(200);
    const html = await answer.text();
    expect(html, query).toContain('<meta name="robots" content="noindex">');
    expect(html, query).not.toContain('<script>alert');
    expect(answer.headers()['content-security-policy'], query).toContain("script-src 'self'");
  }
});

test.describe('offline', () => {
  test.use({ keepsSite: true });

  test('the search finds topics, and its page shows results', async ({ page, context }) => {
    await visit(page);
    await goOffline(page, context);
    await open(page, '/about');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('left join');
    await page.getByRole('option', { name: /^LEFT JOIN and RIGHT JOIN/ }).click();
    await expect(page.locator('#left-and-right-join')).toBeInViewport();
    await page.goto('/search?q=closures');
    await expect(page.getByRole('link', { name: /^Closures/ }).first()).toBeVisible();
  });
});
