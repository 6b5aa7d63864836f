import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import type { ExerciseLanguage, ExerciseSource } from '../../exercises/exercise-schema.ts';
import { openProver } from './open-prover.ts';
import { proveExercise } from './prove-exercise.ts';

const prover = await openProver();
after(() => prover.close());

const plain = { language: 'javascript', library: null } as const;

type Planted = readonly [what: string, changes: Partial<ExerciseSource>, fault: RegExp];

const script: ExerciseSource = {
  starter: 'function half(n) {}',
  checks: [
    { that: '`half(4)` gives 2', test: 'equal(half(4), 2)', hint: 'Divide by 2.' },
    { that: 'it is printed', test: "lines.includes('2')", hint: 'Log it.' },
  ],
  solution: 'function half(n) {\n  return n / 2;\n}\nconsole.log(half(4));',
  also: ['const half = (n) => n * 0.5; // end\nsetTimeout(() => console.log("2"), 10);'],
  mistakes: [
    { code: 'const half = (n) => n * 2; console.log(2);', trips: 1 },
    { code: 'const half = (n) => n / 2;', trips: 2 },
  ],
};

const planted: readonly Planted[] = [
  ['a starter that passes', { starter: `${script.solution}//` }, /starter passes every check/],
  ['a solution that is wrong', { solution: 'const half = () => 3;' }, /It gives 3, and should give 2/],
  ['a solution that fails', { solution: 'null.x' }, /solution fails itself: TypeError/],
  ['a solution without the function', { solution: '1' }, /ReferenceError: half is not defined/],
  [
    'another solution that is wrong',
    { also: ['const half = (n) => n / 2;'] },
    /solution 1 of `also` fails check 2/,
  ],
  [
    'a mistake that trips an earlier check',
    { mistakes: [{ code: 'const half = (n) => n;', trips: 2 }] },
    /is to trip check 2, but fails check 1/,
  ],
  [
    'a mistake that is right',
    { mistakes: [{ code: `${script.solution}//`, trips: 1 }] },
    /is to trip check 1, but passes every check/,
  ],
  ['a test that cannot be read', { checks: [{ that: 'x', test: 'equal(' }] }, /SyntaxError/],
];

test('proveExercise() trusts a right exercise of JavaScript', async () => {
  assert.deepEqual(await proveExercise(script, plain, prover), []);
});

for (const [what, changes, fault] of planted)
  test(`proveExercise() finds ${what}`, async () => {
    assert.match((await proveExercise({ ...script, ...changes }, plain, prover)).join('\n'), fault);
  });

test('proveExercise() sees all names of a program, also those that checks use themselves', async () => {
  const checks = [{ that: '`text` is a', test: "equal(text, 'a')" }];
  const own = { starter: "const text = '';", checks, solution: "const text = 'a';", also: [], mistakes: [] };
  assert.deepEqual(await proveExercise(own, plain, prover), []);
});

const python: ExerciseSource = {
  // No program here reads the second line, which must not reach the next one.
  input: '1\n8',
  starter: 'n = int(input())',
  checks: [
    { that: '3 gives 6', test: "equal(lines, ['6'])", input: '3', hint: 'Double it.' },
    { that: 'it is kept', test: "equal(open('kept.txt').read(), '2')", hint: 'Write it to the file.' },
    { that: '`half` refuses text', test: "raises(lambda: half('x'), TypeError)", hint: 'Divide.' },
  ],
  solution: `n = int(input())
print(n * 2)
with open('kept.txt', 'w') as file:
    file.write(str(n * 2))

def half(n):
    return n / 2`,
  also: [],
  mistakes: [
    { code: 'n = int(input())\nprint(n)', trips: 1 },
    { code: 'n = int(input())\nprint(n * 2)', trips: 2 },
  ],
};

const typed: ExerciseSource = {
  ...script,
  solution: 'const half = (n: number): number => n / 2;\nconsole.log(half(4));',
  also: [],
};

const page: ExerciseSource = {
  page: '<p class="wide">a</p>',
  starter: 'p { color: red }',
  checks: [
    {
      that: 'it is half as wide',
      test: "near(box('.wide').width, innerWidth / 2)",
      at: [400, 900],
      hint: 'Use %.',
    },
  ],
  solution: 'body { margin: 0 } p { width: 50% }',
  also: ['body { margin: 0 } .wide { width: 50vw }'],
  mistakes: [{ code: 'body { margin: 0 } p { width: 200px }', trips: 1 }],
};

const inPage: ExerciseSource = {
  page: '<button>+</button><b>0</b>',
  starter: 'const button = 1;',
  checks: [
    {
      that: 'a click counts',
      test: "(one('button').click(), equal(one('b').textContent, '1'))",
      hint: 'Listen.',
    },
  ],
  solution:
    "let n = 0;\none = 1;\ndocument.querySelector('button').onclick = () => document.querySelector('b').textContent = ++n;",
  also: [],
  mistakes: [{ code: "document.querySelector('b').textContent = 2;", trips: 1 }],
};

const others: readonly (readonly [ExerciseLanguage, ExerciseSource])[] = [
  ['python', python],
  ['typescript', typed],
  ['css', page],
  ['javascript', inPage],
];

for (const [language, exercise] of others)
  test(`proveExercise() trusts a right exercise of ${language}${exercise.page ? ' in a page' : ''}`, async () => {
    assert.deepEqual(await proveExercise(exercise, { language, library: null }, prover), []);
  });

const libraries: readonly (readonly [
  library: string,
  language: ExerciseLanguage,
  exercise: ExerciseSource,
])[] = [
  [
    'jquery',
    'javascript',
    {
      page: '<button>+</button><b></b>',
      starter: '$(1)',
      checks: [
        { that: 'a click shows', test: "(one('button').click(), equal(one('b').textContent, 'yes'))" },
      ],
      solution: "$('button').on('click', () => $('b').text('yes'));",
      also: ["jQuery(function ($) { $('button').click(() => $('b').html('yes')); });"],
      mistakes: [{ code: "$('button').text('yes');", trips: 1 }],
    },
  ],
  [
    'bootstrap',
    'html',
    {
      starter: '<p>a</p>',
      checks: [
        { that: 'it is wide', test: "equal(style('p', 'padding-left'), '16px')" },
        {
          that: 'it opens',
          test: "(one('button').click(), await settled(), one('#more').matches('.collapsing, .show'))",
        },
      ],
      solution:
        '<!doctype html><html><head><title>a</title></head><body><p class="p-3">a</p><button data-bs-toggle="collapse" data-bs-target="#more">b</button><p class="collapse" id="more">c</p></body></html>',
      also: [],
      mistakes: [{ code: '<p class="p-3">a</p><button>b</button><p id="more">c</p>', trips: 2 }],
    },
  ],
  [
    'tailwind',
    'html',
    {
      starter: '<p>a</p>',
      checks: [{ that: 'it is wide', test: "equal(style('p', 'padding-left'), '20px')" }],
      solution: '<p class="px-5">a</p>',
      also: ['<style type="text/tailwindcss">p { @apply p-5; }</style><p>a</p>'],
      mistakes: [{ code: '<p class="px-4">a</p>', trips: 1 }],
    },
  ],
  [
    'react',
    'jsx',
    {
      starter: 'export default () => <p>0</p>;',
      checks: [
        {
          that: 'the name is counted',
          test: "(fill('input', 'Ada'), await settled(), equal(one('p').textContent, '3'))",
        },
      ],
      solution: `import { useState } from 'react';
export default function App() {
  const [name, setName] = useState('');
  return <><input value={name} onChange={(event) => setName(event.target.value)} /><p>{name.length}</p></>;
}`,
      also: [
        `import * as React from 'react';
import { createRoot } from 'react-dom/client';
class App extends React.Component<object, { n: number }> {
  state = { n: 0 };
  render() { return <div><input onInput={(event) => this.setState({ n: event.target.value.length })} /><p>{this.state.n}</p></div>; }
}
createRoot(document.getElementById('root')).render(<App />);`,
      ],
      mistakes: [{ code: 'export default () => <><input /><p>{0}</p></>;', trips: 1 }],
    },
  ],
  [
    'vue',
    'vue',
    {
      starter: '<template><p>0</p></template>',
      checks: [
        {
          that: 'the name is counted',
          test: "(fill('input', 'Ada'), await settled(), equal(one('p').textContent, '3'))",
        },
        { that: 'it is red', test: "equal(style('p', 'color'), 'rgb(255, 0, 0)')" },
      ],
      solution: `<script setup>
import { ref } from 'vue';
const name = ref('');
</script>

<template><input v-model="name"><p>{{ name.length }}</p></template>

<style scoped>p { color: red; }</style>`,
      also: [
        `<script>
export default { data: () => ({ name: '' }) };
</script>

<template><input v-model="name"><p style="color: red">{{ name.length }}</p></template>`,
      ],
      mistakes: [{ code: '<template><input><p>3</p></template>', trips: 2 }],
    },
  ],
];

for (const [library, language, exercise] of libraries)
  test(`proveExercise() trusts a right exercise whose page loads ${library}`, async () => {
    assert.deepEqual(await proveExercise(exercise, { language, library }, prover), []);
  });

const json: ExerciseSource = {
  starter: '{',
  checks: [
    { that: 'there is a title', test: "equal(typeof data.title, 'string')" },
    { that: '`Ana` fits', test: "fits('Ana') && source.includes('type')", hint: 'Write a type.' },
    { that: '5 does not fit', test: '!fits(5)' },
  ],
  solution: '{ "title": "Name", "type": "string" }',
  also: [],
  mistakes: [{ code: '{ "title": "Name", "type": "number" }', trips: 2 }],
};

test('proveExercise() reads JSON, takes it as a schema, and says in which line a mistake is', async () => {
  assert.deepEqual(await proveExercise(json, { language: 'json', library: null }, prover), []);
  const broken = await proveExercise(
    { ...json, solution: '{\n"title": "a"\n"b": 1\n}' },
    { language: 'json', library: null },
    prover,
  );
  assert.match(broken.join('\n'), /the solution fails itself: SyntaxError: .*line 3/);
});

test('proveExercise() sees the types of a program as they were written', async () => {
  const checks = [
    { that: 'there is a type', test: "matches(source, /type Id=string;/) && code.includes(':')" },
  ];
  const solution = 'type Id =\n  string;\nconst id: Id = "a";';
  const own = { starter: 'const id = "a";', checks, solution, also: [], mistakes: [] };
  assert.deepEqual(await proveExercise(own, { language: 'typescript', library: null }, prover), []);
});
