import { Link } from 'react-router';

import { PageLink } from '../../ui/page-link.tsx';

type BeginProps = {
  readonly technologies: readonly { readonly slug: string; readonly name: string }[];
  readonly goals: number;
};

/** Ways to begin, for learners at different places. */
export function Begin({ technologies, goals }: BeginProps) {
  return (
    <section className="begin" aria-labelledby="begin">
      <h2 id="begin">Where to begin</h2>
      <ol>
        <li>
          <h3>
            <Link to="/goals">With something to make</Link>
          </h3>
          <p>{goals} things, from a page about a pet to a server with a login. Each step of them works.</p>
        </li>
        <li>
          <h3>
            <Link to="/plan">With the days that you have</Link>
          </h3>
          <p>A plan fills exactly those days, and says what does not fit.</p>
        </li>
        <li>
          <h3>Where your knowledge ends</h3>
          <p>
            At most eight questions show what you can leave out:{' '}
            {technologies.map(({ slug, name }, at) => (
              <span key={slug}>
                {at > 0 && ', '}
                <PageLink to={`/language/${slug}/placement`}>
                  <span className="unseen">Questions on </span>
                  {name}
                </PageLink>
              </span>
            ))}
            .
          </p>
        </li>
      </ol>
    </section>
  );
}
