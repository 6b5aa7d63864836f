import './header.css';
import { Menu, Sparkles } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link, NavLink } from 'react-router';

import { markSession, onSessionChange, useLoggedUser } from '../session/session.ts';
import { LogoutDialog, openLogout } from './logout-dialog.tsx';
import { SearchButton } from './search-button.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';

const links = [
  { to: '/home', label: 'Home' },
  { to: '/language', label: 'Roadmaps' },
  { to: '/about', label: 'About Us' },
];

/** Where there is little space, only the menu has those that are `if-wide`. */
const others = [
  { to: '/plan', label: 'Plan' },
  { to: '/library', label: 'Library' },
  { to: '/progress', label: 'Progress', wide: 'if-wide' },
];

/** Shared by every page; a menu when the screen is narrow. */
export function Header() {
  useEffect(() => {
    markSession();
    return onSessionChange(markSession);
  }, []);
  return (
    <header className="header">
      <Link to="/" className="brand">
        <span className="blaze" aria-hidden />
        Waymark
      </Link>
      <nav className="places" aria-label="Main">
        <Links logout="Logout" learner="learner">
          <NavLink to="/ai" className="icon-button" aria-label="Ask AI" title="Ask AI">
            <Sparkles aria-hidden />
          </NavLink>
        </Links>
      </nav>
      <SearchButton />
      <ThemeSwitch />
      <NarrowMenu />
      <LogoutDialog />
    </header>
  );
}

/** A popover, so that the menu works without script. */
function NarrowMenu() {
  return (
    <>
      <button type="button" className="icon-button hamburger" popoverTarget="menu" aria-label="Menu">
        <Menu aria-hidden />
      </button>
      <nav id="menu" className="menu" popover="auto" aria-label="Menu">
        <Links logout="Log Out">
          <NavLink to="/ai">Ask AI</NavLink>
        </Links>
      </nav>
    </>
  );
}

type LinksProps = {
  readonly logout: string;
  readonly learner?: string;
  readonly children: ReactNode;
};

/** Finished HTML has the links of guests and of learners; the style sheet shows one kind. */
function Links({ logout, learner, children }: LinksProps) {
  const name = useLoggedUser();
  return (
    <>
      {links.map(({ to, label }) => (
        <NavLink key={to} to={to}>
          {label}
        </NavLink>
      ))}
      <LogoutButton label={logout} />
      {children}
      {others.map(({ to, label, wide }) => (
        <NavLink key={to} to={to} className={wide}>
          {label}
        </NavLink>
      ))}
      <NavLink to="/login" className="who for-guests">
        Log In
      </NavLink>
      <NavLink to="/account" className="who for-learners">
        <span className={learner}>{name ?? 'Account'}</span>
      </NavLink>
    </>
  );
}

function LogoutButton({ label }: { readonly label: string }) {
  const hydrated = useHydrated();
  return (
    <button type="button" className="plain" onClick={openLogout} disabled={!hydrated}>
      {label}
    </button>
  );
}
