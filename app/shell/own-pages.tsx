import './own-pages.css';
import { NavLink } from 'react-router';

const pages = [
  { to: '/library', label: 'Library' },
  { to: '/progress', label: 'Progress' },
  { to: '/account', label: 'Account' },
];

/** Leads from one page of what is a learner's own to the others. */
export function OwnPages() {
  return (
    <nav className="own-pages" aria-label="Your pages">
      <ul>
        {pages.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to}>{label}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
