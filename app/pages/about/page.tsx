import './about.css';
import { useState } from 'react';

import { usePageData } from '../../browser/page-data.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { MemberData } from '../../browser/page-types.ts';

export function AboutPage() {
  const { members } = usePageData('about', '/about');
  return (
    <div className="page about">
      <h1>About Us</h1>
      <section>
        <h2>Why You?</h2>
        <p>
          Because you have a goal and not much time. You may be fourteen and curious, or forty and changing
          careers. You should not need an account, a fast connection or anyone's permission to learn to
          program, and you should never have to follow a plan that was made up on the spot.
        </p>
      </section>
      <section>
        <h2>Vision</h2>
        <p>
          A learner comes with a language and a number of days, and leaves with a plan that can be trusted,
          links that work, and a record that cannot be lost. It is free, light enough for an old phone, and
          accessible to everyone.
        </p>
      </section>
      <section aria-labelledby="team">
        <h2 id="team">Our team</h2>
        <ul className="members">
          {members.map((member) => (
            <Member key={member.name} {...member} />
          ))}
        </ul>
        <p className="about-hint">Reveal more by just click on above profiles !</p>
      </section>
    </div>
  );
}

/** A card that opens to show the profile link. Without script the link is always visible. */
function Member({ name, role, profile }: MemberData) {
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
  return (
    <li className="member">
      <button type="button" disabled={!hydrated} aria-expanded={open} onClick={() => setOpen(!open)}>
        <span className="member-letter" aria-hidden>
          {name[0]}
        </span>
        <span className="member-name">{name}</span>
        <span className="member-role">{role}</span>
      </button>
      <a href={profile} target="_blank" rel="noopener noreferrer" className={open ? undefined : 'closed'}>
        Profile of {name}
      </a>
    </li>
  );
}
