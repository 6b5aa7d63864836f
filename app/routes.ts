import type { ComponentType } from 'react';

import type { PageKind } from './browser/page-types.ts';

/** A page of the product: all that the browser and the build need to know of it. */
export type Route = {
  readonly path: string;
  /** Its file in pages/, which the build names in the finished page. */
  readonly source: string;
  readonly load: () => Promise<ComponentType>;
  readonly title: string;
  /** What search engines and shared links say about it. */
  readonly description: string;
  /** Whether search engines may list it. */
  readonly indexed: boolean;
  /** The data that the build makes for it. */
  readonly data?: PageKind;
};

export const routes: readonly Route[] = [
  {
    path: '/',
    source: 'landing/page',
    load: async () => (await import('./pages/landing/page.tsx')).LandingPage,
    title: 'Waymark: expertly crafted roadmaps for programmers',
    description:
      'Free learning roadmaps for {technologies} programming technologies, with links you can trust and study plans that fit your days.',
    indexed: true,
    data: 'landing',
  },
  {
    path: '/signup',
    source: 'auth/signup',
    load: async () => (await import('./pages/auth/signup.tsx')).SignupPage,
    title: 'Sign Up · Waymark',
    description: 'Create a free Waymark account to keep your learning record on every device.',
    indexed: true,
  },
  {
    path: '/login',
    source: 'auth/login',
    load: async () => (await import('./pages/auth/login.tsx')).LoginPage,
    title: 'Log In · Waymark',
    description: 'Log in to Waymark to continue where you left off.',
    indexed: true,
  },
  {
    path: '/forgot-password',
    source: 'auth/forgot-password',
    load: async () => (await import('./pages/auth/forgot-password.tsx')).ForgotPasswordPage,
    title: 'Forgot Password · Waymark',
    description: 'Ask for an email with a link to set a new Waymark password.',
    indexed: true,
  },
  {
    path: '/reset-password',
    source: 'auth/reset-password',
    load: async () => (await import('./pages/auth/reset-password.tsx')).ResetPasswordPage,
    title: 'New password · Waymark',
    description: 'Set a new password for your Waymark account.',
    indexed: false,
  },
  {
    path: '/home',
    source: 'home/page',
    load: async () => (await import('./pages/home/page.tsx')).HomePage,
    title: 'Home · Waymark',
    description: 'How Waymark works: choose a topic, follow the plan, achieve the target.',
    indexed: true,
    data: 'home',
  },
  {
    path: '/language',
    source: 'catalogue/page',
    load: async () => (await import('./pages/catalogue/page.tsx')).CataloguePage,
    title: 'Roadmaps · Waymark',
    description:
      'All {technologies} learning roadmaps: languages, frameworks, databases and tools, each from first steps to advanced.',
    indexed: true,
    data: 'catalogue',
  },
  {
    path: '/language/:slug',
    source: 'roadmap/page',
    load: async () => (await import('./pages/roadmap/page.tsx')).RoadmapPage,
    title: 'Roadmap · Waymark',
    description: 'A roadmap of one technology: its topics in order, each with a task and links to read.',
    indexed: true,
    data: 'roadmap',
  },
  {
    path: '/language/:slug/map',
    source: 'map/page',
    load: async () => (await import('./pages/map/page.tsx')).MapPage,
    title: 'Map · Waymark',
    description: 'What to learn before what, as a picture and as a list.',
    indexed: true,
    data: 'map',
  },
  {
    path: '/language/:slug/placement',
    source: 'placement/page',
    load: async () => (await import('./pages/placement/page.tsx')).PlacementPage,
    title: 'Where to start · Waymark',
    description: 'A few questions that show which topics of a roadmap you can leave out.',
    indexed: true,
    data: 'placement',
  },
  {
    path: '/goals',
    source: 'goals/page',
    load: async () => (await import('./pages/goals/page.tsx')).GoalsPage,
    title: 'What do you want to make? · Waymark',
    description:
      '{goals} things to make, from a page about a pet to a server with a login, each in steps that work one by one.',
    indexed: true,
    data: 'goals',
  },
  {
    path: '/goals/:goal',
    source: 'goal/page',
    load: async () => (await import('./pages/goal/page.tsx')).GoalPage,
    title: 'Goal · Waymark',
    description: 'Something to make, its steps, and the topics to learn for each of them.',
    indexed: true,
    data: 'goal',
  },
  {
    path: '/play/:technology',
    source: 'play/page',
    load: async () => (await import('./pages/play/page.tsx')).PlayPage,
    title: 'Playground · Waymark',
    description: 'Write code and run it in your browser, without installing anything.',
    indexed: true,
    data: 'play',
  },
  {
    path: '/search',
    source: 'search/page',
    load: async () => (await import('./pages/search/page.tsx')).SearchPage,
    title: 'Search · Waymark',
    description: 'Find topics, technologies, things to make and projects by any word that you would use.',
    indexed: false,
    data: 'search',
  },
  {
    path: '/ready',
    source: 'ready/page',
    load: async () => (await import('./pages/ready/page.tsx')).ReadyPage,
    title: 'Are you ready? · Waymark',
    description:
      'Everything that comes before a topic or a goal, what of it is done, and how long the rest takes.',
    indexed: false,
    data: 'ready',
  },
  {
    path: '/about',
    source: 'about/page',
    load: async () => (await import('./pages/about/page.tsx')).AboutPage,
    title: 'About Us · Waymark',
    description: 'Why Waymark exists, where it is going and who makes it.',
    indexed: true,
    data: 'about',
  },
  {
    path: '/ai',
    source: 'assistant/page',
    load: async () => (await import('./pages/assistant/page.tsx')).AssistantPage,
    title: 'Ask AI · Waymark',
    description: 'Tell the assistant your language and your days, and get a day-by-day plan that fits them.',
    indexed: true,
    data: 'assistant',
  },
  {
    path: '/plan',
    source: 'plan/page',
    load: async () => (await import('./pages/plan/page.tsx')).PlanPage,
    title: 'Plan · Waymark',
    description: 'A plan that fits your days: what to learn today, what to ask yourself, and when it ends.',
    indexed: false,
    data: 'plan',
  },
  {
    path: '/review',
    source: 'review/page',
    load: async () => (await import('./pages/review/page.tsx')).ReviewPage,
    title: 'Review · Waymark',
    description: 'Questions on what you have learned, asked again before you forget it: five minutes a day.',
    indexed: false,
  },
  {
    path: '/library',
    source: 'library/page',
    load: async () => (await import('./pages/library/page.tsx')).LibraryPage,
    title: 'Library · Waymark',
    description: 'Your notes, stars and links.',
    indexed: false,
  },
  {
    path: '/progress',
    source: 'progress/page',
    load: async () => (await import('./pages/progress/page.tsx')).ProgressPage,
    title: 'Progress · Waymark',
    description: 'What you did, by day and by roadmap.',
    indexed: false,
  },
  {
    path: '/account',
    source: 'account/page',
    load: async () => (await import('./pages/account/page.tsx')).AccountPage,
    title: 'Account · Waymark',
    description: 'Your name, password and sessions.',
    indexed: false,
  },
  {
    path: '/privacy',
    source: 'privacy/page',
    load: async () => (await import('./pages/privacy/page.tsx')).PrivacyPage,
    title: 'Privacy · Waymark',
    description: 'What Waymark stores about you, for how long, and how you can download or delete it.',
    indexed: true,
    data: 'privacy',
  },
  {
    path: '/imprint',
    source: 'imprint/page',
    load: async () => (await import('./pages/imprint/page.tsx')).ImprintPage,
    title: 'Imprint · Waymark',
    description: 'Who runs this site, and how to reach them.',
    indexed: true,
    data: 'imprint',
  },
  {
    path: '/licenses',
    source: 'licenses/page',
    load: async () => (await import('./pages/licenses/page.tsx')).LicensesPage,
    title: 'Licenses · Waymark',
    description: 'The work of others that Waymark contains, and under which licenses.',
    indexed: false,
    data: 'licenses',
  },
  {
    path: '*',
    source: 'not-found/page',
    load: async () => (await import('./pages/not-found/page.tsx')).NotFoundPage,
    title: 'Not found · Waymark',
    description: 'There is no page at this address.',
    indexed: false,
  },
];
