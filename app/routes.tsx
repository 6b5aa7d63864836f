import type { ComponentType } from 'react';

import { AboutScreen } from './screens/about.tsx';
import { AccountScreen } from './screens/account.tsx';
import { AssistantScreen } from './screens/assistant.tsx';
import { CatalogueScreen } from './screens/catalogue.tsx';
import { ForgotPasswordScreen } from './screens/forgot-password.tsx';
import { HomeScreen } from './screens/home.tsx';
import { LandingScreen } from './screens/landing.tsx';
import { LoginScreen } from './screens/login.tsx';
import { NotFoundScreen } from './screens/not-found.tsx';
import { ResetPasswordScreen } from './screens/reset-password.tsx';
import { RoadmapScreen } from './screens/roadmap.tsx';
import { SignupScreen } from './screens/signup.tsx';

/** One address of the product. `title` and `description` are for the tab, search engines and readers of either. */
export type AppRoute = {
  readonly path: string;
  readonly Screen: ComponentType;
  readonly title: string;
  readonly description: string;
};

export const routes: readonly AppRoute[] = [
  {
    path: '/',
    Screen: LandingScreen,
    title: 'Waymark: expertly crafted roadmaps for programmers',
    description:
      'Free learning roadmaps for 26 programming technologies, with checked links and study plans that keep to your days.',
  },
  {
    path: '/signup',
    Screen: SignupScreen,
    title: 'Sign Up · Waymark',
    description: 'Create a free Waymark account to keep your learning record on every device.',
  },
  {
    path: '/login',
    Screen: LoginScreen,
    title: 'Log In · Waymark',
    description: 'Log in to Waymark to go on where you stopped.',
  },
  {
    path: '/forgot-password',
    Screen: ForgotPasswordScreen,
    title: 'Forgot Password · Waymark',
    description: 'Ask for an e-mail with a link to set a new Waymark password.',
  },
  {
    path: '/reset-password',
    Screen: ResetPasswordScreen,
    title: 'New password · Waymark',
    description: 'Set a new password for your Waymark account.',
  },
  {
    path: '/home',
    Screen: HomeScreen,
    title: 'Home · Waymark',
    description: 'How Waymark works: choose a topic, follow the plan, achieve the target.',
  },
  {
    path: '/language',
    Screen: CatalogueScreen,
    title: 'Roadmaps · Waymark',
    description:
      'All 26 learning roadmaps: languages, frameworks, databases and tools, each from first steps to advanced.',
  },
  { path: '/language/:slug', Screen: RoadmapScreen, title: 'Roadmap · Waymark', description: '' },
  {
    path: '/about',
    Screen: AboutScreen,
    title: 'About Us · Waymark',
    description: 'Why Waymark exists, where it is going and who makes it.',
  },
  {
    path: '/ai',
    Screen: AssistantScreen,
    title: 'Ask AI · Waymark',
    description:
      'Tell the assistant your language and your days, and get a day-by-day plan that keeps to them.',
  },
  {
    path: '/account',
    Screen: AccountScreen,
    title: 'Account · Waymark',
    description: 'Your name, password and sessions.',
  },
  {
    path: '*',
    Screen: NotFoundScreen,
    title: 'Not found · Waymark',
    description: 'There is no page at this address.',
  },
];
