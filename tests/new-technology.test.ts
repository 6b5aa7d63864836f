import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';

import { build } from 'vite';

import { routes } from '#app/routes.ts';
import { compileQuestions, compileRoadmaps } from '#content/compile.ts';
import { loadOtherNames, loadSources, parseSource } from '#content/library.ts';
import { loadLinks } from '#content/links.ts';
import { packErrors } from '#content/errors/pack-errors.ts';
import { answerRequest } from '#replies/answer-request.ts';
import { makeLibrary } from '#replies/library.ts';
import { listPages } from '#site/list-pages.ts';
import { loadSiteContent } from '#site/site-content.ts';
import { writeExampleBuild } from '#site/testing/example-build.ts';
import { type RenderPage, writeSite } from '#site/write-site.ts';

const [sources, links, names] = await Promise.all([loadSources(), loadLinks(), loadOtherNames()]);
const [first = '', second = ''] = links.keys();
const gleam = parseSource(
  'gleam',
  `
name: Gleam
heading: GLEAM
place: ${sources.length + 1}
names: [Gleam, gleamlang, gleam lang]
icon: { svg: '<circle cx="64" cy="64" r="60"/>' }
summary: A typed language for servers.
needs: [javascript]
near: [javascript]
videos: { id: 0, description: Watch one., videos: ['${first}', '${second}'] }
path: { quick: [custom-types, exhaustive-cases], makes: You have a type of your own. }
chapters:
  - title: First steps
    project: { title: A greeting, brief: Print a greeting. }
    topics:
      - id: 0
        slug: custom-types
        topic: Custom types
        level: beginner
        importance: core
        minutes: 20
        after: [javascript/closures]
        aliases: [sum types, variants]
        questions: [one value of several kinds, a b c d, e f g h, i j k l]
        description: A custom type lists the variants that its values can have.
        task: Write a custom type with two variants.
        check: { ask: What is a variant?, answer: One form that a value can have. }
        websites: ['${first}', '${second}']
      - id: 1
        slug: exhaustive-cases
        topic: Exhaustive cases
        level: beginner
        importance: usual
        minutes: 20
        after: [custom-types]
        aliases: [pattern matching]
        questions: [did i forget a case, m n o p, q r s t, u v w x]
        description: A case expression covers every variant.
        task: Write a case for each variant.
        check: { ask: What if one is missing?, answer: The compiler names it. }
        websites: ['${first}', '${second}']
`,
);
const roadmaps = compileRoadmaps([...sources, gleam], links);
const questions = compileQuestions([...sources, gleam]);
const others = {
  names,
  questions,
  errors: packErrors([]),
  contrasts: [],
  answers: [],
  careers: { parts: {}, kinds: [], technologies: {}, pairs: [], questions: [] },
  goals: [],
  wishes: {},
  requirements: [],
};
const library = makeLibrary({ roadmaps, ...others });
const asked = { name: 'Mina', age: 20, level: 1, days: 3 } as const;
const folder = await mkdtemp(join(tmpdir(), 'waymark-technology-'));
after(() => rm(folder, { recursive: true }));

test('a technology gets its page and its card', async () => {
  const pages = listPages(routes, await loadSiteContent(roadmaps));
  const [client, rendered] = [join(folder, 'client'), join(folder, 'render')];
  await writeExampleBuild(
    client,
    routes.map(({ source }) => source),
  );
  await build({ logLevel: 'error', build: { ssr: true, outDir: rendered } });
  const { renderPage }: { renderPage: RenderPage } = await import(
    pathToFileURL(join(rendered, 'render.js')).href
  );
  const shown = pages.filter(({ path }) => path === '/language' || path === '/language/gleam');
  await writeSite(
    client,
    {
      pages: shown,
      outlines: [],
      exercises: {},
      shapes: { shapes: [], abilities: {} },
      address: '',
      ...others,
    },
    renderPage,
  );
  const page = await readFile(join(client, 'language/gleam.html'), 'utf8');
  assert.match(page, /<title>Gleam roadmap · Waymark<\/title>/);
  assert.match(page, /<section id="custom-types" class="topic.*Custom types/);
  assert.match(page, /<a [^>]*href="\/language\/javascript#closures"[^>]*>JavaScript: Closures<\/a>/);
  assert.match(await readFile(join(client, 'language.html'), 'utf8'), /href="\/language\/gleam".*<circle/);
});

test('the assistant knows its name as a learner types it, and finds its topic', () => {
  for (const language of ['Gleam', 'gleam lang', 'gleem', '']) {
    const problem = language === '' ? 'What are variants in gleamlang?' : 'What are variants?';
    const { letter } = answerRequest(library, { ...asked, language, problem });
    assert.match(letter, /\[Custom types\]\(\/language\/gleam#custom-types\)/, language);
  }
});

test('the assistant plans its topics, each after what it builds on', () => {
  const { plan, letter } = answerRequest(library, { ...asked, language: 'gleam', problem: 'make me a plan' });
  assert.deepEqual(plan?.technologies, ['gleam']);
  const places = ['custom-types', 'exhaustive-cases'].map((slug) =>
    letter.indexOf(`/language/gleam#${slug}`),
  );
  assert.deepEqual(
    places,
    places.toSorted((one, other) => one - other),
  );
  assert.ok(!places.includes(-1));
});
