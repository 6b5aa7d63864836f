import '../../ui/prose.css';
import { Link } from 'react-router';

import { usePageData } from '../../browser/page-data.ts';

export function ImprintPage() {
  const { operator } = usePageData('imprint', '/imprint');
  const { name, address, email, phone, register } = operator;
  return (
    <div className="page prose">
      <h1>Imprint</h1>
      <section aria-labelledby="operator">
        <h2 id="operator">Who runs this site</h2>
        {name === '' ? (
          <p>Whoever runs this site has not said yet who they are.</p>
        ) : (
          <address>
            {[name, ...address].map((line) => (
              <div key={line}>{line}</div>
            ))}
          </address>
        )}
        {email !== '' && (
          <p>
            E-mail: <a href={`mailto:${email}`}>{email}</a>
          </p>
        )}
        {phone !== '' && <p>Telephone: {phone}</p>}
        {register !== '' && <p>Register: {register}</p>}
      </section>
      <section aria-labelledby="links">
        <h2 id="links">Links to other sites</h2>
        <p>
          Roadmaps link to pages of others, who alone answer for what is there. If a link no longer works,
          report it below its topic, under More.
        </p>
      </section>
      <p>
        What we store about you, and for how long, is on the page about <Link to="/privacy">privacy</Link>.
        The work of others in this site is under <Link to="/licenses">licenses</Link>.
      </p>
    </div>
  );
}
