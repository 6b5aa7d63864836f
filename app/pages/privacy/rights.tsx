import { Link } from 'react-router';

export function Children() {
  return (
    <section aria-labelledby="children">
      <h2 id="children">Children</h2>
      <p>
        Waymark is for learners from nine years. Children do not need an account, and should not make one
        without their parents: in many countries, parents have to agree first, up to an age of 13 to 16. A
        first name or any other word is enough as a name. The age that the assistant asks for is used for the
        answer and is not stored.
      </p>
      <p>
        Nothing that a child writes is shown to anybody else. Parents can see everything that is stored, and
        delete it, with the child on the page of the account.
      </p>
    </section>
  );
}

export function Rights({ authority }: { readonly authority: string }) {
  return (
    <section aria-labelledby="rights">
      <h2 id="rights">What you can do</h2>
      <ul className="prose-list">
        <li>
          Download everything that is stored about you, or correct your name, on the page of your{' '}
          <Link to="/account">account</Link>.
        </li>
        <li>
          Delete your account there. Everything that the server stores about you is then removed at once.
          Copies in backups are removed when the backups are, usually after two weeks.
        </li>
        <li>
          Export or import what this device has stored under <Link to="/progress">Progress</Link>.
        </li>
        <li>End the sessions of other devices, on the page of your account.</li>
        {authority !== '' && <li>Complain to {authority}.</li>}
      </ul>
    </section>
  );
}
