import '../../ui/prose.css';
import { Link } from 'react-router';

import { usePageData } from '../../browser/page-data.ts';
import { Children, Rights } from './rights.tsx';
import { Stored } from './stored.tsx';

export function PrivacyPage() {
  const { operator } = usePageData('privacy', '/privacy');
  return (
    <div className="page prose">
      <h1>Privacy</h1>
      <p>
        You can use all of Waymark without an account. It has no advertising, no tracking and no cookies, and
        no page makes a request to another site.
      </p>
      <section aria-labelledby="without-account">
        <h2 id="without-account">Without an account</h2>
        <p>
          What you do, your notes, plans and settings are stored in your browser, on this device alone. They
          stay until you clear the data of this site. What you type into the search is looked up on this
          device or by our server, and is not stored.
        </p>
        <p>
          A question for the assistant is sent to our server with the name, age, level and days that you
          typed. It answers and forgets them. If whoever runs this site uses a language model, it receives the
          question as well, but not your name. Someone who seems to be in danger is answered without the
          model, and nothing of that message is kept anywhere.
        </p>
      </section>
      <Stored />
      <Children />
      <Rights authority={operator.authority} />
      <p>
        {operator.email === ''
          ? 'Who answers for your data is in the '
          : `Write to ${operator.email}, or see the `}
        <Link to="/imprint">imprint</Link>.
      </p>
    </div>
  );
}
