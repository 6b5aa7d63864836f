import type { Roadmap } from '#content/roadmap.ts';
import { listDirect } from './list-direct.ts';
import type { MapSource } from './map-source.ts';

/** A line leads from a technology to one that needs it. Those without any line are in a band of their own. */
export function describeTechnologyMap(roadmaps: readonly Roadmap[]): MapSource {
  const direct = listDirect(roadmaps.map(({ slug, needs }) => ({ id: slug, needs })));
  const joins = [...direct].flatMap(([to, needs]) => needs.map((from) => ({ from, to })));
  const joined = new Set(joins.flatMap(({ from, to }) => [from, to]));
  const listNodes = (isJoined: boolean) =>
    roadmaps
      .filter(({ slug }) => joined.has(slug) === isJoined)
      .map(({ slug, name, topicCount }) => ({ id: slug, title: name, notes: [`${topicCount} topics`] }));
  return [
    { title: null, nodes: listNodes(true), joins },
    { title: null, nodes: listNodes(false), joins: [] },
  ].filter(({ nodes }) => nodes.length > 0);
}
