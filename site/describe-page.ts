import type { Page, PageHead } from './pages.ts';

/** What search engines and shared links say of a page, by its route. The browser never needs it. */
const descriptions: Readonly<Record<string, string>> = {
  '/': 'Free learning roadmaps for 26 programming technologies, with links from a registry and study plans that keep to your days.',
  '/signup': 'Create a free Waymark account to keep your learning record on every device.',
  '/login': 'Log in to Waymark to go on where you stopped.',
  '/forgot-password': 'Ask for an e-mail with a link to set a new Waymark password.',
  '/reset-password': 'Set a new password for your Waymark account.',
  '/home': 'How Waymark works: choose a topic, follow the plan, achieve the target.',
  '/language':
    'All 26 learning roadmaps: languages, frameworks, databases and tools, each from first steps to advanced.',
  '/about': 'Why Waymark exists, where it is going and who makes it.',
  '/ai': 'Tell the assistant your language and your days, and get a day-by-day plan that keeps to them.',
  '/plan': 'A plan that keeps to your days: what to learn today, what to ask yourself, and where it ends.',
  '/account': 'Your name, password and sessions.',
  '*': 'There is no page at this address.',
};

const hidden: ReadonlySet<string> = new Set(['/404', '/account', '/plan', '/reset-password']);

/** The head of a page that brings none of its own. Throws where nothing is said of its route. */
export function describePage(
  { path }: Page,
  route: { readonly path: string; readonly title: string },
): PageHead {
  const description = descriptions[route.path];
  if (description === undefined) throw new Error(`Nothing describes ${route.path}.`);
  return { title: route.title, description, indexed: !hidden.has(path) };
}
