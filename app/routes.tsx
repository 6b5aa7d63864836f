import { type LazyScreen, lazyScreen } from './lazy-screen.tsx';

/** One address of the product. `title` is for the tab; the build has the rest of what search engines read. */
export type AppRoute = LazyScreen & {
  readonly path: string;
  /** The name of its file in screens/. */
  readonly screen: string;
  readonly title: string;
};

export const routes: readonly AppRoute[] = [
  {
    path: '/',
    screen: 'landing',
    ...lazyScreen(async () => (await import('./screens/landing.tsx')).LandingScreen),
    title: 'Waymark: expertly crafted roadmaps for programmers',
  },
  {
    path: '/signup',
    screen: 'signup',
    ...lazyScreen(async () => (await import('./screens/signup.tsx')).SignupScreen),
    title: 'Sign Up · Waymark',
  },
  {
    path: '/login',
    screen: 'login',
    ...lazyScreen(async () => (await import('./screens/login.tsx')).LoginScreen),
    title: 'Log In · Waymark',
  },
  {
    path: '/forgot-password',
    screen: 'forgot-password',
    ...lazyScreen(async () => (await import('./screens/forgot-password.tsx')).ForgotPasswordScreen),
    title: 'Forgot Password · Waymark',
  },
  {
    path: '/reset-password',
    screen: 'reset-password',
    ...lazyScreen(async () => (await import('./screens/reset-password.tsx')).ResetPasswordScreen),
    title: 'New password · Waymark',
  },
  {
    path: '/home',
    screen: 'home',
    ...lazyScreen(async () => (await import('./screens/home.tsx')).HomeScreen),
    title: 'Home · Waymark',
  },
  {
    path: '/language',
    screen: 'catalogue',
    ...lazyScreen(async () => (await import('./screens/catalogue.tsx')).CatalogueScreen),
    title: 'Roadmaps · Waymark',
  },
  {
    path: '/language/:slug',
    screen: 'roadmap',
    ...lazyScreen(async () => (await import('./screens/roadmap.tsx')).RoadmapScreen),
    title: 'Roadmap · Waymark',
  },
  {
    path: '/about',
    screen: 'about',
    ...lazyScreen(async () => (await import('./screens/about.tsx')).AboutScreen),
    title: 'About Us · Waymark',
  },
  {
    path: '/ai',
    screen: 'assistant',
    ...lazyScreen(async () => (await import('./screens/assistant.tsx')).AssistantScreen),
    title: 'Ask AI · Waymark',
  },
  {
    path: '/plan',
    screen: 'plan',
    ...lazyScreen(async () => (await import('./screens/plan.tsx')).PlanScreen),
    title: 'Plan · Waymark',
  },
  {
    path: '/account',
    screen: 'account',
    ...lazyScreen(async () => (await import('./screens/account.tsx')).AccountScreen),
    title: 'Account · Waymark',
  },
  {
    path: '*',
    screen: 'not-found',
    ...lazyScreen(async () => (await import('./screens/not-found.tsx')).NotFoundScreen),
    title: 'Not found · Waymark',
  },
];
