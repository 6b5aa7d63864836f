import './landing.css';
import { Link } from 'react-router';

import { count } from '#wording/counts.ts';
import { joinWords } from '#wording/lists.ts';
import { usePageData } from '../../browser/page-data.ts';
import { SearchForm } from '../../shell/search-form.tsx';
import { GoalTiles } from '../../ui/goals/goal-tiles.tsx';
import { TrailPicture } from '../../ui/trail/trail-picture.tsx';
import { TrailSteps } from '../../ui/trail/trail-steps.tsx';
import { PlanDay } from './plan-day.tsx';

const promises = [
  {
    title: 'Questions that come back',
    text: 'What you have learned is asked again, first after days and then after weeks, so that you still know it when you need it.',
  },
  {
    title: 'Links that exist',
    text: 'Every link comes from a registry that records how we know the page exists. None of them are made up.',
  },
  {
    title: 'For everyone',
    text: 'Free, without an account if you like. It runs well on an old phone, and works with a keyboard, a screen reader and a dark theme.',
  },
];

export function LandingPage() {
  const { technologies, topics, links, makes, sample, day } = usePageData('landing', '/');
  return (
    <div className="landing">
      <section className="poster">
        <div className="poster-words">
          <p className="welcome">Welcome to Waymark</p>
          <h1>Expertly Crafted Roadmaps</h1>
          <p className="lead">
            {joinWords([
              count(technologies, 'technology', 'technologies'),
              count(topics, 'topic'),
              count(links, 'link'),
            ])}
            : what to learn, in what order, and how long it takes.
          </p>
          <div className="landing-search">
            <SearchForm label="What do you want to learn?" />
          </div>
          <p className="ways">
            <Link to="/home" className="button large for-known">
              Continue
            </Link>
            <Link to="/signup" className="button large lets-go">
              Let's Go
            </Link>
            <Link to="/language" className="button large quiet">
              Browse the roadmaps
            </Link>
          </p>
          <p className="aside for-guests">
            You can read and plan without an account. With one, your progress follows you to every device.
          </p>
        </div>
        <TrailSteps caption={`The first steps of the ${sample.name} roadmap`} steps={sample.steps} />
      </section>
      {day && <PlanDay shown={day} />}
      <section className="landing-goals" aria-labelledby="make">
        <h2 id="make">What do you want to make?</h2>
        <p>Start from something that you want to have. It grows in steps, and each step works.</p>
        <GoalTiles {...makes} />
      </section>
      <section className="promises" aria-label="What you can count on">
        {promises.map(({ title, text }) => (
          <div key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
        ))}
      </section>
      <TrailPicture />
    </div>
  );
}
