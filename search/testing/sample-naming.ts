import type { Naming } from '../query/names.ts';

/** Each technology of the sample: slug, then what learners call it. */
const rows: readonly string[] = [
  'javascript | JavaScript, js',
  'react | React, reactjs',
  'css | CSS, css3',
  'html | HTML, html5',
  'python | Python, py',
  'cpp | C++, cplusplus',
  'sql | SQL, mysql, postgres',
  'git | Git, version control',
  'vue | Vue.js, vue',
  'dsa | Data structures and algorithms, algorithms',
];

/** Names for the small catalogue of this room's tests. */
export const sampleNaming: Naming = {
  technologies: rows.map((row) => {
    const [slug = '', names = ''] = row.split(' | ');
    return { slug, names: names.split(', '), near: [], meant: [] };
  }),
  stacks: [{ name: 'Front end', names: ['front end', 'frontend'], technologies: ['html', 'css'] }],
  neighbors: [
    {
      names: { Rust: ['rustlang'], Swift: [], Lisp: [] },
      is: { Rust: 'is a language', Swift: 'is a language', Lisp: 'is a language' },
      nearest: { cpp: 'It compiles to a program too.', python: 'It is easier to begin with.' },
    },
  ],
};
