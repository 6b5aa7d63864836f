import type { Amount } from './amounts/amounts.ts';
import { type DaySet, readDaySets } from './weekdays.ts';
import { eventBefore } from '#lexicon/time/date-words.ts';
import {
  busyBefore,
  datedBefore,
  gluedOnly,
  gluedOnlyBehind,
  moreBehind,
  noTimeBefore,
  nothingBefore,
  noTimeBehind,
  onlyWords,
  otherDeed,
  othersOnly,
  ownTime,
  startBefore,
  timeBefore,
  timeBehind,
} from '#lexicon/time/weekday-words.ts';

export type SortedDays = {
  /** Days that may have time; `only`: those that alone have it, `repeated`: those that recur. */
  readonly open: readonly DaySet[];
  readonly only: readonly DaySet[];
  readonly repeated: readonly DaySet[];
  /** Single days that are said to be free, which says nothing about the others if there is time each day. */
  readonly spare: readonly DaySet[];
  readonly denied: readonly number[];
  readonly first: number | undefined;
};

/** Sorts the weekdays of a folded text, without those of an exam or of other work, which say nothing about the time. */
export function sortDays(text: string, amounts: readonly Amount[]): SortedDays {
  const sorted = readDaySets(text).map((set) => ({ set, kind: sortDay(set, surround(text, set, amounts)) }));
  const list = (...kinds: readonly Kind[]) =>
    sorted.filter(({ kind }) => kinds.includes(kind)).map(({ set }) => set);
  return {
    open: list('open', 'only', 'repeated', 'spare'),
    only: list('only'),
    repeated: list('repeated', 'spare'),
    spare: list('spare'),
    denied: list('denied').flatMap(({ days }) => days),
    first: list('first')[0]?.days[0],
  };
}

type Kind = 'open' | 'only' | 'repeated' | 'spare' | 'denied' | 'busy' | 'first' | 'dated';
type Around = { readonly before: string; readonly behind: string; readonly isTimed: boolean };

function sortDay(set: DaySet, { before, behind, isTimed }: Around): Kind {
  const isBusy = busyBefore.test(before) && !nothingBefore.test(before);
  if (set.named && !set.repeats && ofThing.test(`${before}|${behind}`)) return 'busy';
  const isNone = noTimeBefore.test(before) || noTimeBehind.test(behind);
  if (isNone && !isBusy) return 'denied';
  if (
    set.named &&
    set.days.length === 1 &&
    !set.repeats &&
    startBefore.test(before) &&
    !eventBefore.test(before)
  )
    return 'first';
  if (datedBefore.test(before) || eventBefore.test(before)) return 'dated';
  if (othersOnly.test(before)) return 'busy';
  if (onlyBefore.test(before) || gluedOnly.test(before)) return 'only';
  if (gluedOnlyBehind.test(behind) || (onlyBehind.test(behind) && !isTimed)) return 'only';
  if (isBusy && set.repeats && !isNone) return 'busy';
  if (moreBehind.test(behind)) return 'open';
  if (set.named && set.days.length === 1 && timeBehind.test(behind)) return 'spare';
  const comesBack = set.named && (set.repeats || eachBefore.test(before));
  if (comesBack && !isTimed && isOtherDeed(`${before.split(nextDeed).at(-1)}|${behind.split(nextDeed)[0]}`))
    return 'busy';
  return comesBack || timeBefore.test(before) || timeBehind.test(behind) ? 'repeated' : 'open';
}

const eachBefore = /(?<!\p{L})(?:every|each|cada|jeden|chaque|ogni) $/u;

/** "The Saturday market" is not time to learn. */
const ofThing =
  /(?<!\p{L})(?:the|our|their|its|his|her|an?) \| (?!(?:early |late )?(?:mornings?|afternoons?|evenings?|nights?|i|we|and|or|to|is|are|as|for|off|only|free|sessions?|lessons?|slot)(?!\p{L}))\p{L}{3,}/u;
const nextDeed = / (?:and|but|so|und|aber|y|pero|et|mais|e|mas) /u;

/** What people do on some days says nothing about the time to learn, unless it is about that. */
function isOtherDeed(around: string): boolean {
  return otherDeed.test(around) && !ownTime.test(around);
}

const onlyBefore = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${onlyWords})(?: [\p{L}']+){0,5}? ?$`, 'u');
const onlyBehind = new RegExp(String.raw`^ ?(?:${onlyWords})(?![\p{L}\p{N}])`, 'u');
const farthest = 45;

/** What surrounds some days in their clause; an amount ends it. */
function surround(text: string, { start, end }: DaySet, amounts: readonly Amount[]): Around {
  const last = amounts.findLast((amount) => amount.end <= start)?.end ?? 0;
  const next = amounts.find((amount) => amount.start >= end)?.start ?? text.length;
  const before =
    text
      .slice(Math.max(last, start - farthest, 0), start)
      .split(/[,;:.!?()]/)
      .at(-1) ?? '';
  const [behind = ''] = text.slice(end, Math.min(next, end + farthest)).split(/[,;:.!?()]/);
  const isTimed = next < text.length && next - end < 14 && behind.length >= next - end;
  return { before, behind, isTimed };
}
