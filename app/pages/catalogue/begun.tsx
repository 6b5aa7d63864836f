import type { TechnologyCard } from '../../browser/page-types.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { Card } from './card.tsx';
import type { DescribeDone } from './use-progress.ts';

type BegunProps = { readonly cards: readonly TechnologyCard[]; readonly describeDone: DescribeDone };

/** The technologies that the learner has begun, again and first. Only learners with a record see it. */
export function Begun({ cards, describeDone }: BegunProps) {
  const isHydrated = useHydrated();
  const begun = cards.flatMap((card) => {
    const progress = describeDone(card.slug);
    return progress === null ? [] : [{ ...card, progress }];
  });
  return (
    <section className="card-group for-returning" data-room aria-labelledby="begun">
      <h2 id="begun">Started</h2>
      {begun.length > 0 && (
        <ul className="cards">
          {begun.map((card) => (
            <Card key={card.slug} {...card} />
          ))}
        </ul>
      )}
      {isHydrated && begun.length === 0 && <p>Roadmaps with a topic that you have done are shown here.</p>}
    </section>
  );
}
