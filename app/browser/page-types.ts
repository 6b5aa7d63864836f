import type { Interest } from '#content/goal-schema.ts';
import type { CompiledGoal } from '#content/goals.ts';
import type { Roadmap, TopicSection } from '#content/roadmap.ts';
import type { Operator, TechnologyGroup } from '#content/schema.ts';
import type { Item } from '#planner/types/plan.ts';

import type { MapPicture } from './map-picture.ts';
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
  readonly group: TechnologyGroup;
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
  readonly topics: readonly (Pick<TopicSection, 'slug' | 'title' | 'minutes'> & {
    /** Prerequisites: by position in this outline, or by key if they are of another. */
    readonly after?: readonly (number | string)[];
  })[];
  /** The titles of the projects of its chapters. */
  readonly projects: readonly string[];
};

/** All that comes before a topic or a goal, by technology, in an order to learn it. */
export type ReadyPath = {
  /** Such as "python/lists", or "goals/pet-page". */
  readonly key: string;
  readonly title: string;
  readonly technologies: readonly (Pick<Roadmap, 'slug' | 'name'> & {
    readonly topics: readonly Pick<TopicSection, 'key' | 'title' | 'minutes'>[];
  })[];
};

/** The topics of a roadmap by chapter, with the keys of what each comes after. */
export type MapOutline = Pick<Roadmap, 'slug' | 'name' | 'mentions'> & {
  readonly chapters: readonly {
    readonly title: string;
    readonly topics: readonly Pick<TopicSection, 'key' | 'slug' | 'title' | 'prerequisites'>[];
  }[];
};

export type MemberData = { readonly name: string; readonly role: string; readonly profile: string };

/** A day of a plan that the build made with our planner. */
type SampleDay = Pick<Roadmap, 'slug' | 'name'> & {
  readonly day: number;
  readonly days: number;
  readonly minutes: number;
  readonly minutesADay: number;
  /** The days with work. */
  readonly worked: readonly number[];
  readonly items: readonly (TopicLinkData & Pick<Item, 'minutes' | 'part' | 'parts'>)[];
  /** On earlier topics; `from` is the day of the topic. */
  readonly questions: readonly (Pick<TopicSection, 'title' | 'check'> & { readonly from: number })[];
  readonly covered: number;
  readonly topics: number;
  /** Titles. */
  readonly leftOut: readonly string[];
};

type LandingData = {
  readonly technologies: number;
  readonly topics: number;
  readonly links: number;
  readonly makes: GoalSamples;
  readonly sample: {
    readonly name: string;
    readonly steps: readonly (TopicLinkData & Pick<TopicSection, 'minutes'>)[];
  };
  readonly day: SampleDay | null;
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
  | {
      readonly kind: 'catalogue';
      readonly cards: readonly TechnologyCard[];
      /** Of all technologies, by what they need. */
      readonly map: MapPicture | null;
      /** By technology. */
      readonly needs: Readonly<Record<string, readonly string[]>>;
    }
  | ({
      readonly kind: 'roadmap';
      readonly changes: readonly ChangeData[];
      /** What can be made with it. */
      readonly goals: readonly GoalLinkData[];
      /** Technologies that need it. */
      readonly leadsTo: readonly Pick<Roadmap, 'slug' | 'name'>[];
    } & Roadmap)
  | ({
      readonly kind: 'map';
      /** Null when it was made offline. */
      readonly picture: MapPicture | null;
    } & MapOutline)
  | ({
      readonly kind: 'placement';
      /** From the first topics to the last, for readers without script. */
      readonly questions: readonly (Pick<TopicSection, 'key' | 'title'> & TopicSection['check'])[];
    } & Pick<Roadmap, 'slug' | 'name'>)
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
  | {
      readonly kind: 'ready';
      /** Null in the built page. The server writes pages with a path. */
      readonly path: ReadyPath | null;
    }
  | ({
      readonly kind: 'play';
      /** The technologies with a playground, without this one. */
      readonly others: readonly Pick<Roadmap, 'slug' | 'name'>[];
    } & Pick<Roadmap, 'slug' | 'name'>)
  | { readonly kind: 'imprint'; readonly operator: Operator }
  | { readonly kind: 'privacy'; readonly operator: Operator }
  | {
      readonly kind: 'licenses';
      /** The packages of each license, those of most packages first. */
      readonly licenses: readonly { readonly license: string; readonly packages: readonly string[] }[];
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
