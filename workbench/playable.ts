export const playable: readonly string[] = [
  'html',
  'css',
  'javascript',
  'typescript',
  'python',
  'ruby',
  'sql',
  'git',
  'php',
  'mongo',
];
