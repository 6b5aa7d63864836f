import './trail-steps.css';
import { Link } from 'react-router';

type TrailStepsProps = {
  readonly caption: string;
  readonly steps: readonly { readonly title: string; readonly href: string; readonly minutes: number }[];
};

/** Topics in their order, as posts of a trail. The first one is where to begin. */
export function TrailSteps({ caption, steps }: TrailStepsProps) {
  return (
    <figure className="trail-steps">
      <figcaption>{caption}</figcaption>
      <ol>
        {steps.map(({ title, href, minutes }) => (
          <li key={href}>
            <Link to={href}>{title}</Link>
            <span>{minutes} min</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
