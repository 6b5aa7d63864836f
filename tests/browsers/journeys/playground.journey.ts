import { journey } from '../journey.ts';

// What a page shows is joined here, so that it is not found in the code itself.
journey('a program runs apart from the site, and one that never ends is stopped', async ({ page, site }) => {
  const run = async (code: string) => {
    await page.fill('JavaScript', code);
    await page.click({ role: 'button', name: 'Run' });
  };
  await page.open('/play/javascript');
  await run("try { localStorage.x; indexedDB.open('x').y.z } catch { console.log('kept ' + 'apart') }");
  await page.read('kept apart');
  await run(
    `fetch('${site.url}/api/me').then(() => console.log('got ' + 'out'), () => console.log('stays ' + 'in'))`,
  );
  await page.read('stays in');
  await run("console.log('has ' + 'begun'); while (true);");
  await page.read('has begun');
  await page.click({ role: 'button', name: 'Stop' });
  await page.read('Stopped.');
  await run('null.x // which fails');
  await page.read('It ended with an error in line 1.');
});

journey('a page is shown apart from the site, and its endless loop is stopped', async ({ page }) => {
  await page.open('/play/html');
  await page.fill(
    'HTML',
    "<script>try { parent.document.title } catch { console.log('kept ' + 'apart') } while (true);</script>",
  );
  await page.click({ role: 'button', name: 'Run' });
  await page.read('kept apart');
  await page.read('A loop ran for 1 second without a pause');
  await page.click({ role: 'button', name: 'Run' });
  await page.read('The page is below.');
});

journey('a form in a page is heard by its script, and leads nowhere', async ({ page, site }) => {
  await page.open('/play/html');
  await page.fill(
    'HTML',
    `<form action="${site.url}/about" onsubmit="console.log('was ' + 'sent')"><button id="send"></button></form>
<script>send.click(); setTimeout(() => console.log('still ' + 'here'), 1500)</script>`,
  );
  await page.click({ role: 'button', name: 'Run' });
  await page.read('was sent');
  await page.read('still here');
});

journey('after its first run, Python runs while the server is stopped', async ({ page, site }) => {
  await page.open('/play/python');
  await page.until('pages come from the cache', () => {
    return navigator.serviceWorker.controller !== null || 'no worker controls it';
  });
  await page.click({ role: 'button', begins: 'Run (loads' });
  await page.read('Hello, Grace');
  await page.until('its files are kept', areKept);
  await site.stop();
  await page.reload();
  await page.click({ role: 'button', name: 'Run' });
  await page.read('Hello, Grace');
});

journey('each program has a new Ruby, from the memory of one that has started', async ({ page }) => {
  await page.open('/play/ruby');
  await page.click({ role: 'button', begins: 'Run (loads' });
  await page.read('Hello, Grace');
  for (const round of ['one', 'two']) {
    await page.fill('Ruby', `require 'json'; class String; def loud = 1; end; puts "round " + "${round}"`);
    await page.click({ role: 'button', name: 'Run' });
    await page.read(`round ${round}`);
  }
  await page.fill('Ruby', `puts "a".respond_to?(:loud) ? "kept " + "old" : "all " + "new"; loop { }`);
  await page.click({ role: 'button', name: 'Run' });
  await page.read('all new');
  await page.click({ role: 'button', name: 'Stop' });
  await page.read('Stopped.');
});

/** The answer arrives later, for the next call. */
function areKept(): true | string {
  const { dataset } = document.documentElement;
  caches.open('runtimes').then(
    async (cache) => (dataset['files'] = String((await cache.keys()).length)),
    (error) => (dataset['files'] = String(error)),
  );
  return dataset['files'] === '4' || (dataset['files'] ?? 'not asked yet');
}
