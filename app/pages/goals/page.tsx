import './goals.css';

import { usePageData } from '../../browser/page-data.ts';
import { IconDefinitions } from '../../ui/goals/defined-icon.tsx';
import { FoundGoals } from './found-goals.tsx';
import { GoalLine } from './goal-line.tsx';
import { useGoalSearch } from './use-goal-search.ts';
import { useStepsDone } from './use-steps-done.ts';

/** All goals by interest. The search is added by script. */
export function GoalsPage() {
  const { interests, technologies } = usePageData('goals', '/goals');
  const { box, found, search, loadNames } = useGoalSearch(interests);
  const countDone = useStepsDone();
  const total = interests.reduce((sum, { goals }) => sum + goals.length, 0);
  return (
    <div className="page goals">
      <IconDefinitions technologies={technologies} />
      <h1>What do you want to make?</h1>
      <p>{total} things to make or reach, in steps. After each step, you have something that works.</p>
      <search className="goal-search">
        <label htmlFor="goal-search">Say it in your own words</label>
        <input
          ref={box}
          id="goal-search"
          type="search"
          aria-describedby="goal-example"
          autoComplete="off"
          onFocus={loadNames}
          onInput={(event) => search(event.currentTarget.value)}
        />
        <p id="goal-example">Such as “a site for my mom's bakery”.</p>
      </search>
      {found ? (
        <FoundGoals goals={found} technologies={technologies} countDone={countDone} />
      ) : (
        <div className="goal-groups">
          <nav className="interests" aria-label="Interests">
            <ul>
              {interests.map(({ id, title, goals }) => (
                <li key={id}>
                  <a href={`#${id}`}>
                    {title} <span aria-hidden>{goals.length}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            {interests.map(({ id, title, about, goals }) => (
              <section key={id} id={id} className="interest" aria-labelledby={`${id}-title`}>
                <h2 id={`${id}-title`}>{title}</h2>
                <p className="interest-about">{about}</p>
                <ul className="goal-list">
                  {goals.map((goal) => (
                    <GoalLine key={goal.id} goal={goal} technologies={technologies} done={countDone(goal)} />
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
