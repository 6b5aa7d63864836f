import '../../ui/prose.css';
import './licenses.css';

import { count } from '#wording/counts.ts';
import { usePageData } from '../../browser/page-data.ts';

export function LicensesPage() {
  const { licenses } = usePageData('licenses', '/licenses');
  return (
    <div className="page prose">
      <h1>Licenses</h1>
      <p>
        Waymark is made with the work of others. These are the packages that the site and its server contain,
        by license. <a href="/licenses.txt">The full texts</a> are in one file, and what runs your code is in{' '}
        <a href="/runtimes/licenses.txt">another one</a>.
      </p>
      {licenses.map(({ license, packages }) => (
        <section key={license}>
          <h2>
            {license} <span className="license-count">{count(packages.length, 'package')}</span>
          </h2>
          <ul className="license-packages">
            {packages.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
