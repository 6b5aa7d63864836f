import type { Mistake } from './mistake.ts';

const scripts = ['javascript', 'typescript', 'react', 'vue', 'angular', 'nodejs', 'express', 'jquery'];

export const webMistakes: readonly Mistake[] = [
  {
    technologies: scripts,
    find: /^([ \t}]*(?:else[ \t]+)?(?:if|while)[ \t]*\([^\n=!<>]*[^\n=!<>])=(?=[^=\n>])/m,
    fix: '$1===',
    means: 'One `=` gives a variable a value, and the condition is then that value. To compare, use `===`.',
    topic: 'javascript/comparison',
  },
  {
    technologies: scripts,
    find: /^([^\n]*\b(?:addEventListener\([ \t]*['"]\w+['"][ \t]*,|setTimeout\(|setInterval\()[ \t]*)(\w+)\(\)/m,
    fix: '$1$2',
    means:
      'The parentheses call the function at once, and what it returns is handed over. Hand over its name alone.',
    topic: 'javascript/callback-functions',
  },
  {
    technologies: ['react', 'typescript', 'javascript'],
    find: /^([^\n]*\bon[A-Z]\w*=\{)(\w+)\(([^\n)]*)\)\}/m,
    fix: '$1() => $2($3)}',
    means:
      'This calls the function while the component renders. An event needs a function that is called later.',
    topic: 'react/responding-to-events',
  },
  {
    technologies: ['react'],
    find: /^([^\n]*<[a-z]\w*[^\n>]*\s)class=/m,
    fix: '$1className=',
    means: 'In JSX the attribute is called `className`, because `class` is a word of JavaScript.',
    topic: 'react/jsx',
  },
  {
    technologies: ['react'],
    find: /^[ \t]*useEffect\((?=(?:(?!useEffect)[^])*?\bset[A-Z]\w*)(?=(?:(?!\n[ \t]*\}, *\[)[^])*?\n[ \t]*\}[ \t]*\))/m,
    means:
      'Without a list behind the function, this effect runs after every render. It sets state, which renders again, so it never ends. End it with `}, [])`, or with the values that it uses.',
    topic: 'react/effect-dependencies',
  },
  {
    technologies: ['react'],
    find: /^[ \t]*(?:this\.)?state\.(?:\w+\.)*(?:push|splice|sort|reverse)\(/m,
    means:
      'This changes the old state in place, and React sees no change. Make a new array and hand that to the function that sets the state.',
    topic: 'react/objects-and-arrays-in-state',
  },
  {
    technologies: ['sql'],
    find: /^([^\n]*\b\w+[ \t]*)(?:=|<>|!=)[ \t]*NULL\b/im,
    fix: '$1IS NULL',
    means:
      'Nothing equals `NULL`, not even `NULL`, so this condition is never true. Ask with `IS NULL`, or with `IS NOT NULL` for the others.',
    topic: 'sql/null-values',
  },
  {
    technologies: ['sql'],
    find: /^[^\n]*\bWHERE\b[^\n]*\b(?:COUNT|SUM|AVG|MIN|MAX)[ \t]*\(/im,
    means:
      '`WHERE` chooses rows before they are grouped, so it knows no counts and sums yet. A condition on these belongs in `HAVING`, behind `GROUP BY`.',
    topic: 'sql/having-clauses',
  },
  {
    technologies: ['css', 'bootstrap', 'tailwind', 'html'],
    find: /^([ \t]*[a-z-]+[ \t]*:[ \t]*[^\n;{}:]*[\w)%'"])[ \t]*$(?=\n[ \t]*[a-z-]+[ \t]*:)/m,
    fix: '$1;',
    means:
      'A declaration ends with a semicolon. Without it the browser reads the next line as a part of this one, and drops both.',
    topic: 'css/rules-properties-and-values',
  },
  {
    technologies: ['css', 'html'],
    find: /^([ \t]*[a-z-]+[ \t]*)=([ \t]*[\w#.-]+[ \t]*;)/m,
    fix: '$1:$2',
    means: 'In CSS a colon is between a property and its value.',
    topic: 'css/rules-properties-and-values',
  },
  {
    technologies: ['css', 'html'],
    find: /^([ \t]*[a-z-]+[ \t]*:[ \t]*[^\n;]*?\d)[ \t]+(px|em|rem|%|vh|vw)\b/m,
    fix: '$1$2',
    means: 'There must be no space between a number and its unit.',
    topic: 'css/length-units',
  },
  {
    technologies: ['html', 'css', 'javascript'],
    find: /^([^\n]*<a\b[^\n>]*\s)src=/m,
    fix: '$1href=',
    means:
      'A link says where it leads with `href`; `src` is for what is shown in its place, such as an image.',
    topic: 'html/links',
  },
  {
    technologies: ['html', 'css', 'javascript'],
    find: /^([^\n]*<img\b[^\n>]*\s)href=/m,
    fix: '$1src=',
    means: 'An image says where its file is with `src`; `href` is for links.',
    topic: 'html/images',
  },
  {
    technologies: ['json', 'javascript', 'nodejs'],
    find: /^([ \t]*"[^"\n]*"[ \t]*:[ \t]*(?:"[^"\n]*"|[\d.]+|true|false|null|\]|\})),[ \t]*$(?=\n[ \t]*[}\]])/m,
    fix: '$1',
    means: 'JSON allows no comma behind the last member.',
    topic: 'json/common-mistakes',
  },
  {
    technologies: ['php'],
    find: /^([ \t]*(?:echo|return)\b[^\n;{}]*[\w)"'\]])[ \t]*$/m,
    fix: '$1;',
    means: 'A statement ends with a semicolon.',
    topic: 'php/basic-syntax',
  },
];
