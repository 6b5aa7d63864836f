import './topic-map.css';
import { Fragment, useState } from 'react';
import { Link, useParams } from 'react-router';

import { addressOf } from '#content/topic-key.ts';
import { usePageData } from '../../browser/page-data.ts';
import type { PageOf } from '../../browser/page-types.ts';
import { useTitle } from '../../browser/use-title.ts';
import { StorageNotice } from '../../record/controls/storage-notice.tsx';
import { useRecord } from '../../record/use-record.ts';
import { MapDrawing } from '../../ui/map/map-drawing.tsx';
import { MapFrame } from '../../ui/map/map-frame.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { FindTopic } from './find-topic.tsx';
import { SelectedTopic } from './selected-topic.tsx';
import { TopicLines } from './topic-lines.tsx';
import { makeMapWords } from './map-words.ts';

/** What comes before what in a roadmap: as a picture, and the same as a list. */
export function MapPage() {
  const { slug = '' } = useParams();
  const map = usePageData('map', `/language/${slug.toLowerCase()}/map`);
  useTitle(`${map.name} map · Waymark`);
  return (
    <Fragment key={map.slug}>
      <StorageNotice />
      <article className="page topic-map">
        <p className="topic-map-back">
          <PageLink to={`/language/${map.slug}`}>{map.name} roadmap</PageLink>
        </p>
        <h1>{map.name} map</h1>
        <p>
          What to learn before what. A topic comes after those to its left that lead to it, and after those
          that it names. The same is <a href="#list">below as a list</a>.
        </p>
        <Contents map={map} />
      </article>
    </Fragment>
  );
}

function Contents({ map }: { readonly map: PageOf<'map'> }) {
  const states = useRecord((state) => state.topics);
  const [selected, setSelected] = useState<string | null>(null);
  const words = makeMapWords(map, states);
  const topic = words.find(selected);
  return (
    <>
      <FindTopic words={words} />
      <section className="topic-map-picture" aria-label="Picture">
        {map.picture ? (
          <MapFrame label="Map, scrolls sideways">
            {(scale) =>
              map.picture && (
                <MapDrawing
                  picture={map.picture}
                  label={`Topics of ${map.name}`}
                  scale={scale}
                  describe={(slug) => ({
                    to: addressOf(`${map.slug}/${slug}`),
                    name: words.describe(slug),
                    status: words.readStatus(slug),
                  })}
                  selected={selected}
                  before={topic ? words.listOwnBefore(topic) : []}
                  onSelect={setSelected}
                />
              )
            }
          </MapFrame>
        ) : (
          <p className="topic-map-missing">
            The picture is kept for offline use once you have opened it online. The list below has the same
            topics.
          </p>
        )}
        {map.picture && <SelectedTopic words={words} topic={topic} />}
      </section>
      <section className="topic-map-list" aria-labelledby="list">
        <h2 id="list">As a list</h2>
        {map.chapters.map(({ title, topics }) => (
          <div key={title}>
            <h3>{title}</h3>
            <TopicLines words={words} topics={topics} hasIds />
          </div>
        ))}
        <p>
          <Link to={`/language/${map.slug}`}>To the {map.name} roadmap</Link>
        </p>
      </section>
    </>
  );
}
