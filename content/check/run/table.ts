import { listSlugs, loadExercises } from '../../library.ts';
import { findRunner, nameRunner } from './find-runner.ts';
import { listMissing } from './programs.ts';
import { readListings, type TopicListing } from './read-listings.ts';

const columns = ['topics', 'listings', 'cases', 'none', 'run here', 'not run here', 'exercises'];

/** Prints by technology how many topics have an example, how many of them can be run on this machine, and how many have an exercise. */
export async function printTable(): Promise<void> {
  console.info(row('', columns));
  const sums = columns.map(() => 0);
  for (const technology of await listSlugs()) {
    const topics = await readListings(technology);
    const exercises = Object.keys((await loadExercises(technology)) ?? {});
    const counts = [...countTopics(topics), exercises.length];
    counts.forEach((number, at) => (sums[at] = (sums[at] ?? 0) + number));
    console.info(row(technology, counts), listNeeds(topics));
  }
  console.info(row('all', sums));
}

function countTopics(topics: readonly TopicListing[]): number[] {
  const listings = listListings(topics);
  const here = listings.filter((listing) => missingOf(listing).length === 0).length;
  const count = (kind: string) => topics.filter(({ example }) => example === kind).length;
  return [topics.length, listings.length, count('case'), count('none'), here, listings.length - here];
}

function listListings(topics: readonly TopicListing[]) {
  return topics.flatMap(({ example }) =>
    typeof example === 'string' || 'fault' in example ? [] : [example],
  );
}

function missingOf(listing: ReturnType<typeof listListings>[number]): string[] {
  const name = nameRunner(listing);
  const runner = name === null ? null : findRunner(name);
  return runner === null ? [`a way to run ${listing.language}`] : listMissing(runner.needs);
}

function listNeeds(topics: readonly TopicListing[]): string {
  const needs = [...new Set(listListings(topics).flatMap(missingOf))];
  return needs.length === 0 ? '' : `needs ${needs.join(', ')}`;
}

function row(name: string, cells: readonly (string | number)[]): string {
  return name.padEnd(12) + cells.map((cell) => String(cell).padStart(13)).join('');
}
