import { jsonRunner } from './json.ts';
import { mongoRunner } from './mongo/run-mongo.ts';
import { pageRunner } from './pages.ts';
import { programRunner, programs } from './programs.ts';
import type { ListingRunner, RunListing } from './run-listing.ts';
import { serverRunner } from './server.ts';
import { sqlRunner } from './sql.ts';

const pageTechnologies = new Set(['html', 'css', 'bootstrap', 'tailwind', 'jquery', 'react', 'vue']);
const pageLanguages = new Set(['angular', 'html', 'css', 'javascript', 'typescript', 'jsx', 'tsx', 'vue']);

const runners = new Map<string, ListingRunner>([
  ...Object.entries(programs).map(([name, program]) => [name, programRunner(program)] as const),
  ['json', jsonRunner],
  ['mongo', mongoRunner],
  ['page', pageRunner],
  ['server', serverRunner],
  ['sql', sqlRunner],
]);

/** The name of what runs a listing. Null: nothing here can run it. */
export function nameRunner(listing: RunListing): string | null {
  const name = nameKind(listing);
  return runners.has(name) ? name : null;
}

export function findRunner(name: string): ListingRunner | null {
  return runners.get(name) ?? null;
}

function nameKind({ technology, language, shows, setup, input }: RunListing): string {
  if (technology === 'git' && language === 'bash') return 'git';
  if (language === 'json') return 'json';
  if (technology === 'kotlin' && language === 'java') return 'kotlin';
  if (input !== undefined && input.startsWith('curl ') && language === 'javascript') return 'server';
  if (!pageLanguages.has(language)) return language;
  const isInPage =
    language === 'angular' ||
    shows !== undefined ||
    /^\s*</.test(setup ?? '') ||
    pageTechnologies.has(technology);
  return isInPage ? 'page' : language;
}
