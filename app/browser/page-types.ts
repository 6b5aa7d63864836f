import type { Roadmap, TopicSection } from '#content/roadmap.ts';

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
      readonly tiles: readonly TechnologyCard[];
      readonly names: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'catalogue'; readonly cards: readonly TechnologyCard[] }
  | ({
      readonly kind: 'roadmap';
      readonly changes: readonly ChangeData[];
    } & Roadmap)
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
    };

export type PageKind = PageData['kind'];
export type PageOf<Kind extends PageKind> = Extract<PageData, { readonly kind: Kind }>;
