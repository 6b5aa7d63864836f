export const playable: readonly string[] = [
  'html',
  'css',
  'javascript',
  'typescript',
  'python',
  'sql',
  'git',
  'mongo',
];
