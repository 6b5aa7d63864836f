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
        <Link to="/account">Account</Link>
        <Link to="/login" className="for-guests">
          Log In
        </Link>
        <Link to="/signup" className="for-guests">
          Sign Up
        </Link>
      </nav>
    </footer>
  );
}
