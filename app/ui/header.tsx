import './header.css';
import { Menu, Sparkles } from 'lucide-react';
import { Link, NavLink } from 'react-router';

import { useLoggedUser } from '../record/session.ts';
import { LogoutDialog, openLogout } from './logout-dialog.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { useHydrated } from './use-hydrated.ts';

const places = [
  { to: '/home', label: 'Home' },
  { to: '/language', label: 'Roadmaps' },
  { to: '/about', label: 'About Us' },
];

/** The navigation every page shares: the same links for everyone, in a menu where the screen is narrow. */
export function Header() {
  return (
    <header className="header">
      <Link to="/" className="brand">
        <span className="blaze" aria-hidden />
        Waymark
      </Link>
      <LearnerName />
      <nav className="places" aria-label="Main">
        {places.map(({ to, label }) => (
          <NavLink key={to} to={to}>
            {label}
          </NavLink>
        ))}
        <LogoutButton label="Logout" />
        <NavLink to="/ai" className="icon-button" aria-label="Ask AI" title="Ask AI">
          <Sparkles aria-hidden />
        </NavLink>
      </nav>
      <ThemeSwitch />
      <NarrowMenu />
      <LogoutDialog />
    </header>
  );
}

/** The hamburger and its menu: a popover, so that both work before and without any script. */
function NarrowMenu() {
  return (
    <>
      <button type="button" className="icon-button hamburger" popoverTarget="menu" aria-label="Menu">
        <Menu aria-hidden />
      </button>
      <nav id="menu" className="menu" popover="auto" aria-label="Menu">
        {places.map(({ to, label }) => (
          <NavLink key={to} to={to} onClick={closeMenu}>
            {label}
          </NavLink>
        ))}
        <LogoutButton label="Log Out" />
        <NavLink to="/ai" onClick={closeMenu}>
          Ask AI
        </NavLink>
      </nav>
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

function LearnerName() {
  const name = useLoggedUser();
  return <span className="learner">{name}</span>;
}

function closeMenu(): void {
  document.getElementById('menu')?.hidePopover();
}
