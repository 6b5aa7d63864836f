import type { CodeLanguage } from './example-schema.ts';

/** What the listings of a technology are written in, unless they say otherwise. Those of `dsa` always say. */
const languages: Readonly<Record<string, CodeLanguage>> = {
  angular: 'angular',
  bootstrap: 'html',
  c: 'c',
  cpp: 'cpp',
  csharp: 'csharp',
  css: 'css',
  express: 'javascript',
  git: 'bash',
  html: 'html',
  java: 'java',
  javascript: 'javascript',
  jquery: 'javascript',
  json: 'json',
  kotlin: 'kotlin',
  mongo: 'mongo',
  nodejs: 'javascript',
  php: 'php',
  python: 'python',
  r: 'r',
  react: 'jsx',
  ruby: 'ruby',
  sql: 'sql',
  tailwind: 'html',
  typescript: 'typescript',
  vue: 'vue',
};

export function findLanguage(technology: string): CodeLanguage | null {
  return languages[technology] ?? null;
}
