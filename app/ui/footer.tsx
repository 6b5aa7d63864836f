import './footer.css';
import { Heart } from 'lucide-react';
import { Link } from 'react-router';

/** The rights notice with its heart, which beats on technology pages, and the ways to a plan and an account. */
export function Footer({ beating }: { readonly beating: boolean }) {
  return (
    <footer className="footer">
      <p>
        © 2024 Waymark. All rights reserved.{' '}
        <Heart aria-hidden className={beating ? 'heart beating' : 'heart'} />
      </p>
      <nav aria-label="More">
        <Link to="/plan">Plan</Link>
        <Link to="/login">Log In</Link>
        <Link to="/signup">Sign Up</Link>
        <Link to="/account">Account</Link>
      </nav>
    </footer>
  );
}
