import type { Interest } from '#content/goal-schema.ts';
import type { CompiledGoal } from '#content/goals.ts';
import type { Roadmap, TopicSection } from '#content/roadmap.ts';

import type { SearchAnswer } from './search/search-result.ts';

/** Attributes are spelled as in React. */
export type IconNode = readonly [
  name: string,
  attributes: Readonly<Record<string, string>>,
  children?: readonly IconNode[],
];

/** `ink` icons are black, and white in the dark theme. */
export type TechnologyIcon = { readonly nodes: readonly IconNode[]; readonly ink: boolean };

export type TechnologyCard = {
  readonly slug: string;
  readonly name: string;
  readonly icon: TechnologyIcon;
  readonly topics: number;
  readonly minutes: number;
};

export type GoalLinkData = Pick<CompiledGoal, 'id' | 'title'>;

/** Some goals, each with the title of its interest, and how many there are. */
export type GoalSamples = {
  readonly total: number;
  readonly goals: readonly (GoalLinkData & { readonly group: string })[];
};

/** `minutes` is for its steps and the topics that they name. */
export type GoalCard = GoalLinkData &
  Pick<CompiledGoal, 'who' | 'level' | 'technologies'> & {
    readonly steps: number;
    readonly minutes: number;
  };

/** A goal as the plan form offers it. */
export type PlanGoal = GoalLinkData & Pick<CompiledGoal, 'technologies'>;

export type InterestData = Interest & { readonly goals: readonly GoalCard[] };

/** A technology as the pages of goals show it. */
export type UsedTechnology = Pick<TechnologyCard, 'slug' | 'name' | 'icon'>;

type GoalData = CompiledGoal & {
  readonly minutes: number;
  /** The title of its interest. */
  readonly group: string;
  readonly roadmaps: readonly UsedTechnology[];
  /** What it needs or presumes, by key. */
  readonly topics: Readonly<Record<string, Pick<TopicSection, 'title' | 'minutes'>>>;
};

export type TopicLinkData = { readonly title: string; readonly href: string };

export type ChangeData = {
  readonly kind: 'added' | 'renamed' | 'retired';
  readonly date: string;
  readonly key: string;
  readonly name: string;
  /** Empty when it was retired, several when it was split. */
  readonly leads: readonly TopicLinkData[];
};

/** The topics of a roadmap in order, for pages that show no roadmap. */
export type Outline = Pick<Roadmap, 'slug' | 'name'> & {
  readonly topics: readonly Pick<TopicSection, 'slug' | 'title' | 'minutes'>[];
};

export type MemberData = { readonly name: string; readonly role: string; readonly profile: string };

type LandingData = {
  readonly technologies: number;
  readonly topics: number;
  readonly links: number;
  readonly makes: GoalSamples;
  readonly sample: {
    readonly name: string;
    readonly steps: readonly (TopicLinkData & Pick<TopicSection, 'minutes'>)[];
  };
};

/** The data of each kind of page; `kind` lets a page check that it is its own. */
export type PageData =
  | ({ readonly kind: 'landing' } & LandingData)
  | {
      readonly kind: 'home';
      readonly makes: GoalSamples;
      readonly tiles: readonly TechnologyCard[];
      readonly names: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'catalogue'; readonly cards: readonly TechnologyCard[] }
  | ({
      readonly kind: 'roadmap';
      readonly changes: readonly ChangeData[];
      /** What can be made with it. */
      readonly goals: readonly GoalLinkData[];
    } & Roadmap)
  | {
      readonly kind: 'goals';
      readonly interests: readonly InterestData[];
      readonly technologies: readonly UsedTechnology[];
    }
  | ({ readonly kind: 'goal' } & GoalData)
  | {
      readonly kind: 'search';
      /** Empty in the built page. The server writes pages with results. */
      readonly query: string;
      readonly answer: SearchAnswer;
    }
  | { readonly kind: 'about'; readonly members: readonly MemberData[] }
  | {
      readonly kind: 'assistant';
      readonly technologies: readonly string[];
      /** Their paths: offline, the assistant answers from them. */
      readonly roadmaps: readonly string[];
    }
  | {
      readonly kind: 'plan';
      readonly technologies: readonly { readonly slug: string; readonly name: string }[];
      /** By technology. */
      readonly needs: Readonly<Record<string, readonly string[]>>;
      /** The goals that a plan may have, by the title of their interest. */
      readonly interests: readonly { readonly title: string; readonly goals: readonly PlanGoal[] }[];
    };

export type PageKind = PageData['kind'];
export type PageOf<Kind extends PageKind> = Extract<PageData, { readonly kind: Kind }>;
