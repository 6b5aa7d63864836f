import { type LazyScreen, lazyScreen } from './lazy-screen.tsx';

/** One address of the product. `title` and `description` are for the tab, search engines and readers of either. */
export type AppRoute = LazyScreen & {
  readonly path: string;
  /** The name of its file in screens/. */
  readonly screen: string;
  readonly title: string;
  readonly description: string;
};

export const routes: readonly AppRoute[] = [
  {
    path: '/',
    screen: 'landing',
    ...lazyScreen(async () => (await import('./screens/landing.tsx')).LandingScreen),
    title: 'Waymark: expertly crafted roadmaps for programmers',
    description:
      'Free learning roadmaps for 26 programming technologies, with checked links and study plans that keep to your days.',
  },
  {
    path: '/signup',
    screen: 'signup',
    ...lazyScreen(async () => (await import('./screens/signup.tsx')).SignupScreen),
    title: 'Sign Up · Waymark',
    description: 'Create a free Waymark account to keep your learning record on every device.',
  },
  {
    path: '/login',
    screen: 'login',
    ...lazyScreen(async () => (await import('./screens/login.tsx')).LoginScreen),
    title: 'Log In · Waymark',
    description: 'Log in to Waymark to go on where you stopped.',
  },
  {
    path: '/forgot-password',
    screen: 'forgot-password',
    ...lazyScreen(async () => (await import('./screens/forgot-password.tsx')).ForgotPasswordScreen),
    title: 'Forgot Password · Waymark',
    description: 'Ask for an e-mail with a link to set a new Waymark password.',
  },
  {
    path: '/reset-password',
    screen: 'reset-password',
    ...lazyScreen(async () => (await import('./screens/reset-password.tsx')).ResetPasswordScreen),
    title: 'New password · Waymark',
    description: 'Set a new password for your Waymark account.',
  },
  {
    path: '/home',
    screen: 'home',
    ...lazyScreen(async () => (await import('./screens/home.tsx')).HomeScreen),
    title: 'Home · Waymark',
    description: 'How Waymark works: choose a topic, follow the plan, achieve the target.',
  },
  {
    path: '/language',
    screen: 'catalogue',
    ...lazyScreen(async () => (await import('./screens/catalogue.tsx')).CatalogueScreen),
    title: 'Roadmaps · Waymark',
    description:
      'All 26 learning roadmaps: languages, frameworks, databases and tools, each from first steps to advanced.',
  },
  {
    path: '/language/:slug',
    screen: 'roadmap',
    ...lazyScreen(async () => (await import('./screens/roadmap.tsx')).RoadmapScreen),
    title: 'Roadmap · Waymark',
    description: '',
  },
  {
    path: '/about',
    screen: 'about',
    ...lazyScreen(async () => (await import('./screens/about.tsx')).AboutScreen),
    title: 'About Us · Waymark',
    description: 'Why Waymark exists, where it is going and who makes it.',
  },
  {
    path: '/ai',
    screen: 'assistant',
    ...lazyScreen(async () => (await import('./screens/assistant.tsx')).AssistantScreen),
    title: 'Ask AI · Waymark',
    description:
      'Tell the assistant your language and your days, and get a day-by-day plan that keeps to them.',
  },
  {
    path: '/plan',
    screen: 'plan',
    ...lazyScreen(async () => (await import('./screens/plan.tsx')).PlanScreen),
    title: 'Plan · Waymark',
    description:
      'A plan that keeps to your days: what to learn today, what to ask yourself, and where it ends.',
  },
  {
    path: '/account',
    screen: 'account',
    ...lazyScreen(async () => (await import('./screens/account.tsx')).AccountScreen),
    title: 'Account · Waymark',
    description: 'Your name, password and sessions.',
  },
  {
    path: '*',
    screen: 'not-found',
    ...lazyScreen(async () => (await import('./screens/not-found.tsx')).NotFoundScreen),
    title: 'Not found · Waymark',
    description: 'There is no page at this address.',
  },
];
