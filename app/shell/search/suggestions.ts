/** What the search offers before anything is typed: a few things that many learners look for. */
export const suggestions = [
  'closures',
  'left join',
  'center a div',
  'undo a commit',
  'python lists',
  'to-do list',
] as const;
