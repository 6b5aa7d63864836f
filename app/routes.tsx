import { type LazyPage, lazyPage } from './ui/lazy-page.tsx';

/** One address of the product. `title` is for the tab; the build has the rest of what search engines read. */
export type AppRoute = LazyPage & {
  readonly path: string;
  /** The name of its file in pages/. */
  readonly page: string;
  readonly title: string;
};

export const routes: readonly AppRoute[] = [
  {
    path: '/',
    page: 'landing/page',
    ...lazyPage(async () => (await import('./pages/landing/page.tsx')).LandingPage),
    title: 'Waymark: expertly crafted roadmaps for programmers',
  },
  {
    path: '/signup',
    page: 'auth/signup',
    ...lazyPage(async () => (await import('./pages/auth/signup.tsx')).SignupPage),
    title: 'Sign Up · Waymark',
  },
  {
    path: '/login',
    page: 'auth/login',
    ...lazyPage(async () => (await import('./pages/auth/login.tsx')).LoginPage),
    title: 'Log In · Waymark',
  },
  {
    path: '/forgot-password',
    page: 'auth/forgot-password',
    ...lazyPage(async () => (await import('./pages/auth/forgot-password.tsx')).ForgotPasswordPage),
    title: 'Forgot Password · Waymark',
  },
  {
    path: '/reset-password',
    page: 'auth/reset-password',
    ...lazyPage(async () => (await import('./pages/auth/reset-password.tsx')).ResetPasswordPage),
    title: 'New password · Waymark',
  },
  {
    path: '/home',
    page: 'home/page',
    ...lazyPage(async () => (await import('./pages/home/page.tsx')).HomePage),
    title: 'Home · Waymark',
  },
  {
    path: '/language',
    page: 'catalogue/page',
    ...lazyPage(async () => (await import('./pages/catalogue/page.tsx')).CataloguePage),
    title: 'Roadmaps · Waymark',
  },
  {
    path: '/language/:slug',
    page: 'roadmap/page',
    ...lazyPage(async () => (await import('./pages/roadmap/page.tsx')).RoadmapPage),
    title: 'Roadmap · Waymark',
  },
  {
    path: '/about',
    page: 'about/page',
    ...lazyPage(async () => (await import('./pages/about/page.tsx')).AboutPage),
    title: 'About Us · Waymark',
  },
  {
    path: '/ai',
    page: 'assistant/page',
    ...lazyPage(async () => (await import('./pages/assistant/page.tsx')).AssistantPage),
    title: 'Ask AI · Waymark',
  },
  {
    path: '/plan',
    page: 'plan/page',
    ...lazyPage(async () => (await import('./pages/plan/page.tsx')).PlanPage),
    title: 'Plan · Waymark',
  },
  {
    path: '/account',
    page: 'account/page',
    ...lazyPage(async () => (await import('./pages/account/page.tsx')).AccountPage),
    title: 'Account · Waymark',
  },
  {
    path: '*',
    page: 'not-found/page',
    ...lazyPage(async () => (await import('./pages/not-found/page.tsx')).NotFoundPage),
    title: 'Not found · Waymark',
  },
];
