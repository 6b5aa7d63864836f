import { Link } from 'react-router';

import { useLoggedUser } from '../../session/session.ts';

/** Says above a form of guests that somebody is logged in already, and leads on. */
export function LoggedInAs() {
  const name = useLoggedUser();
  return (
    <p className="logged-in-as for-learners">
      You are logged in{name !== null && ` as ${name}`}. <Link to="/home">Go to Home</Link>
    </p>
  );
}
