import { useHydrated } from '../../../ui/use-hydrated.ts';

export type ExampleQuestion = { readonly language: string; readonly problem: string };

const examples: readonly ExampleQuestion[] = [
  { language: 'Python', problem: 'Make me a plan. I have 30 minutes a day.' },
  { language: 'JavaScript', problem: 'What is the difference between let and const?' },
  { language: 'HTML, CSS and JavaScript', problem: 'I want to build my first website. Where do I start?' },
];

type ExamplesProps = { readonly onExample: (example: ExampleQuestion) => void };

export function Examples({ onExample }: ExamplesProps) {
  const hydrated = useHydrated();
  return (
    <section className="examples" aria-label="Examples">
      {examples.map((example) => (
        <button
          key={example.problem}
          type="button"
          className="button quiet"
          disabled={!hydrated}
          onClick={() => onExample(example)}
        >
          {example.problem}
        </button>
      ))}
    </section>
  );
}
