import { isOfTechnologies } from '../contrasts/contrast-index.ts';
import { listShared } from '../contrasts/presume-shared.ts';
import type { ReplyInput } from '../reply-input.ts';
import type { MeaningValues } from './meaning.ts';

const maxKnown = 40;

/** How many topics are offered if the first may not be meant: the right one is among them in nine of ten messages. */
const maxChoices = 4;

type Topics = Pick<MeaningValues, 'technologies' | 'uncovered' | 'topics' | 'choices' | 'known' | 'skipped'>;

export function listMeantTopics(read: ReplyInput): Partial<Topics> {
  const technologies = 'technologies' in read ? read.technologies : [];
  switch (read.intent) {
    case 'plan': {
      const [near, named] = [true, false].map((isNear) =>
        read.goals.filter((goal) => (goal.near === true) === isNear).map(({ key }) => key),
      );
      const { known = [], skipped = [], beside = [] } = read;
      const uncovered = beside.map(({ name }) => name);
      const all = [...new Set([...known, ...listShared(read)])].slice(0, maxKnown);
      return { technologies, topics: named ?? [], choices: near ?? [], known: all, skipped, uncovered };
    }
    case 'answer':
    case 'homework':
    case 'direct': {
      const keys = read.topics.map(({ key }) => key);
      return { technologies, topics: keys.slice(0, 1), choices: keys.slice(0, maxChoices) };
    }
    case 'compare': {
      if (!read.contrast) {
        const uncovered =
          read.choice?.options.flatMap((one) => (one.kind === 'covered' ? [] : [one.name])) ?? [];
        return { technologies, uncovered };
      }
      const { topics } = read.contrast.contrast;
      return isOfTechnologies(read.contrast.contrast)
        ? { technologies, choices: topics.slice(0, 3) }
        : { technologies, topics: topics.slice(0, 1), choices: topics.slice(0, 3) };
    }
    case 'uncovered':
      return { uncovered: read.name === null ? [] : [read.name] };
    case 'lost':
      return { technologies, choices: read.topics.map(({ key }) => key) };
    default:
      return { technologies };
  }
}
