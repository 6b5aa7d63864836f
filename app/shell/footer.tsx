import './footer.css';
import { Heart } from 'lucide-react';
import { NavLink } from 'react-router';

/** The heart beats on roadmap pages. */
export function Footer({ beating }: { readonly beating: boolean }) {
  return (
    <footer className="footer">
      <p>
        © 2024 Waymark. All rights reserved.{' '}
        <Heart aria-hidden className={beating ? 'heart beating' : 'heart'} />
      </p>
      <nav aria-label="More">
        <NavLink to="/goals">Goals</NavLink>
        <NavLink to="/plan">Plan</NavLink>
        <NavLink to="/library">Library</NavLink>
        <NavLink to="/progress">Progress</NavLink>
        <NavLink to="/account">Account</NavLink>
        <NavLink to="/login" className="for-guests">
          Log In
        </NavLink>
        <NavLink to="/signup" className="for-guests">
          Sign Up
        </NavLink>
      </nav>
      <nav aria-label="Legal">
        <NavLink to="/privacy">Privacy</NavLink>
        <NavLink to="/imprint">Imprint</NavLink>
        <NavLink to="/licenses">Licenses</NavLink>
      </nav>
    </footer>
  );
}
