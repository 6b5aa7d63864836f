import { expect, expectError, open, test } from '../support/journey.ts';
import { openOtherHost, readOutput, runCode } from '../support/playground.ts';

/** Each tries to get at something and says what it got. */
function tryAll(attempts: Readonly<Record<string, string>>): string {
  const lines = Object.entries(attempts).map(
    ([name, attempt]) => `
await (async () => { const got = await (${attempt}); console.log('${name}: got ' + got); })()
  .catch(() => console.log('${name}: refused'));`,
  );
  return `const within = (wait) => Promise.race([wait, new Promise((_, no) => setTimeout(no, 1000))]);
${lines.join('')}`;
}

const refusals = (attempts: object) => Object.keys(attempts).map((name) => `${name}: refused`);

const ofSite = {
  storage: 'localStorage.secret',
  cookies: 'document.cookie',
  page: 'parent.document.title',
  databases: `within(new Promise((yes, no) => {
    const asked = indexedDB.open('waymark'); asked.onsuccess = yes; asked.onerror = no; }))`,
  caches: 'caches.keys()',
  files: 'navigator.storage.getDirectory()',
};

const listOut = (host: string, site: string) => ({
  fetch: `fetch('http://${host}/fetch')`,
  'own host': `fetch('${site}/api/me')`,
  request: `within(new Promise((yes, no) => { const asked = new XMLHttpRequest();
    asked.onload = yes; asked.onerror = no; asked.open('GET', 'http://${host}/xhr'); asked.send(); }))`,
  socket: `within(new Promise((yes, no) => { const socket = new WebSocket('ws://${host}/socket');
    socket.onopen = yes; socket.onerror = no; }))`,
  events: `within(new Promise((yes, no) => { const events = new EventSource('http://${host}/events');
    events.onopen = yes; events.onerror = no; }))`,
  module: `import('http://${host}/module.js')`,
  calls: "new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:9' }] }).createOffer()",
});

test('a program reaches nothing of the site and no other host', async ({ page }) => {
  expectError(page, /Content Security Policy|violates|EventSource|WebSocket|fetch|Failed to load/);
  const other = await openOtherHost();
  await open(page, '/play/javascript');
  await page.evaluate(() => localStorage.setItem('secret', 'of the learner'));
  const attempts = {
    ...ofSite,
    ...listOut(other.host, new URL(page.url()).origin),
    scripts: `importScripts('http://${other.host}/script.js')`,
  };
  await runCode(page, 'javascript', tryAll(attempts));
  const said = await readOutput(page, 'Finished.');
  expect(said.trim().split('\n')).toEqual(refusals(attempts));
  expect(other.reached).toEqual([]);
  other.close();
});

test('a worker that a program starts reaches no other host either, and ends with it', async ({ page }) => {
  expectError(page, /Content Security Policy|violates|fetch|Failed to load/);
  const other = await openOtherHost();
  const inner = `fetch('http://${other.host}/inner').then(() => postMessage('reached'), () => postMessage('refused')); for (;;);`;
  const code = `const address = URL.createObjectURL(new Blob([${JSON.stringify(inner.replace('for (;;);', ''))}]));
for (let n = 0; n < 3; n += 1) new Worker(address).onmessage = ({ data }) => console.log(data);
const busy = URL.createObjectURL(new Blob(['for (;;);']));
for (let n = 0; n < 3; n += 1) new Worker(busy);
setInterval(() => {}, 1000);`;
  await runCode(page, 'javascript', code);
  await expect(page.locator('.run-output pre')).toHaveText('refused\nrefused\nrefused\n');
  await page.getByRole('button', { name: 'Stop' }).click();
  await readOutput(page, 'Stopped.');
  await expect.poll(() => page.workers().length).toBe(0);
  expect(other.reached).toEqual([]);
  other.close();
});

test('a page that a learner writes reaches nothing of the site, and leads nowhere', async ({
  page,
  context,
}) => {
  expectError(page, /./);
  const other = await openOtherHost();
  await open(page, '/play/html');
  await page.evaluate(() => localStorage.setItem('secret', 'of the learner'));
  const { host } = other;
  const attempts = { ...ofSite, ...listOut(host, new URL(page.url()).origin) };
  const ways = `<img src="http://${host}/image"><link rel="stylesheet" href="http://${host}/style">
<script src="http://${host}/script.js"></script><iframe src="http://${host}/frame"></iframe>
<form id="form" action="http://${host}/form" method="post"></form>
<a id="link" href="http://${host}/link" target="_blank" ping="http://${host}/ping">Out</a>
<script type="module">${tryAll(attempts)}
navigator.sendBeacon?.('http://${host}/beacon', 'x');
for (const leave of [() => form.submit(), () => link.click(), () => open('http://${host}/window'),
  () => { top.location = 'http://${host}/top'; }, () => alert('Hello'), () => { location = 'http://${host}/self'; }])
  try { leave(); } catch {}
</script>`;
  await runCode(page, 'html', ways);
  await expect(page.locator('.run-output pre')).toContainText('calls: refused');
  const said = await page.locator('.run-output pre').innerText();
  expect(said.split('\n').filter((line) => /: (got|refused)/.test(line))).toEqual(refusals(attempts));
  await expect(page).toHaveURL('/play/html');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('HTML playground');
  expect(context.pages().length).toBe(1);
  expect(other.reached).toEqual([]);
  other.close();
});

test('a frame whose header a proxy has removed runs nothing', async ({ page }) => {
  await page.route('**/frame/*', async (route) => {
    const answer = await route.fetch();
    const { 'content-security-policy': _, ...headers } = answer.headers();
    await route.fulfill({ response: answer, headers });
  });
  await runCode(page, 'javascript', 'console.log(localStorage.length)');
  await expect(page.locator('.run-words')).toHaveText(
    'Code does not run here, because this browser does not keep it apart from the page.',
  );
  await expect(page.locator('.run-output pre')).toBeHidden();
});
