import { Link } from 'react-router';

import { useLoggedUser } from '../../session/session.ts';

/** Tells a learner who is already logged in so, above the login or sign-up form. */
export function LoggedInAs() {
  const name = useLoggedUser();
  return (
    <p className="logged-in-as for-learners">
      You are logged in{name !== null && ` as ${name}`}. <Link to="/home">Go to Home</Link>
    </p>
  );
}
