import type { Mistake } from './mistake.ts';

export const programMistakes: readonly Mistake[] = [
  {
    technologies: ['python'],
    find: /^([ \t]*(?:if|elif|while)\b[^=!<>:\n"'#]*[^=!<>:\n"'#])=(?=[^=\n][^\n]*:)/m,
    fix: '$1==',
    means: 'One `=` gives a name a value. To compare two values, Python needs `==`.',
    topic: 'python/booleans-and-comparisons',
  },
  {
    technologies: ['python'],
    find: /^([ \t]*(?:(?:if|elif|while|for|def|class|except|with)\b[^:#\n{]*[^:#\n{\\,([\s]|else|try|finally))[ \t]*$/m,
    fix: '$1:',
    means:
      'A line that begins a block ends with a colon. Without it Python does not know where the block begins.',
    topic: 'python/if-statements',
  },
  {
    technologies: ['python'],
    find: /^([ \t]*)print[ \t]+((?:f?["']|\w)[^\n]*)$/m,
    fix: '$1print($2)',
    means: '`print` is a function, so what it shows is in parentheses.',
    topic: 'python/input-output-and-f-strings',
  },
  {
    technologies: ['python'],
    find: /^([ \t]*)(\w+)([ \t]*=[ \t]*)(input\([^\n]*\))[ \t]*$(?=[^]*\b\2\b[ \t]*(?:[-+*/%<>]|[<>=!]=)[ \t]*\d)/m,
    fix: '$1$2$3int($4)',
    means:
      '`input()` always gives text, even if digits were typed. To count with it or to compare it with a number, turn it into a number first.',
    topic: 'python/input-output-and-f-strings',
  },
  {
    technologies: ['python'],
    find: /^([ \t]*)(\w+)[ \t]*=[ \t]*(\2\.(?:append|sort|reverse|extend|insert|remove|clear)\([^\n]*\))[ \t]*$/m,
    fix: '$1$3',
    means:
      'This method changes the list itself and returns `None`. The assignment puts that `None` in place of the list.',
    topic: 'python/lists',
  },
  {
    technologies: ['python'],
    find: /^([ \t]*def \w+\([^\n]*?\w+[ \t]*=[ \t]*)(?:\[\]|\{\})/m,
    fix: '$1None',
    means:
      'A default value is made once, when the function is defined, so all calls share the same list. Use `None`, and make the list inside.',
    topic: 'python/function-arguments',
  },
  {
    technologies: ['java'],
    find: /^([^\n]*(?:if|while)[ \t]*\([^\n"]*?\b\w+)[ \t]*==[ \t]*("[^"\n]*")/m,
    fix: '$1.equals($2)',
    means:
      '`==` asks whether two names stand for the same object. To compare the text of strings, call `equals()`.',
    topic: 'java/strings',
  },
  {
    technologies: ['java', 'c', 'cpp', 'csharp', 'javascript', 'php'],
    find: /^([ \t]*(?:if|for|while)[ \t]*\([^\n]*\))[ \t]*;[ \t]*$(?=\n[ \t]*\{)/m,
    fix: '$1',
    means:
      'The semicolon ends the statement here, so the block below does not belong to it: it always runs, and once.',
    topic: 'c/loops',
  },
  {
    technologies: ['c'],
    find: /^([^\n]*\bscanf\([ \t]*"[^"\n]*%(?:d|f|lf|i|u|c)"[ \t]*,[ \t]*)(\w+)(?=[ \t]*\))/m,
    fix: '$1&$2',
    means: '`scanf` needs the address of the variable that it fills, which `&` gives.',
    topic: 'c/input-and-output',
  },
  {
    technologies: ['c', 'cpp', 'java', 'csharp', 'php'],
    find: /^([ \t]*(?:if|while)[ \t]*\([^\n=!<>"']*[^\n=!<>"'])=(?=[^=\n>])/m,
    fix: '$1==',
    means: 'One `=` gives a variable a value. To compare two values, use `==`.',
    topic: 'c/conditions',
  },
  {
    technologies: ['java', 'c', 'cpp', 'csharp'],
    find: /^([ \t]*(?:(?:int|long|double|float|char|bool|boolean|String|string|var|return|std::\w+|System\.\w+|Console\.\w+|printf|cout|cin)\b)[^\n;{}]*[\w)"'\]])[ \t]*$(?!\n[ \t]*[.{(+&|?:<])/m,
    fix: '$1;',
    means: 'A statement ends with a semicolon.',
    topic: 'c/running-c',
  },
  {
    technologies: ['java', 'c', 'cpp', 'csharp', 'javascript', 'php'],
    find: /^([ \t]*for[ \t]*\([^\n;]*;[ \t]*\$?\w+[ \t]*)<=([ \t]*(?:\w+\.(?:length\b(?:\(\))?|size\(\)|Length|Count)|count\([^\n)]*\)))/m,
    fix: '$1<$2',
    means:
      'Places are counted from 0, so the last one is one less than the length. With `<=` the loop goes one place too far.',
    topic: 'java/arrays',
  },
];
