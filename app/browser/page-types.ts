import type { Roadmap, Topic } from '#content/roadmap.ts';

/** An element of an icon: its name, its attributes as React spells them, and the elements in it. */
export type IconNode = readonly [
  name: string,
  attributes: Readonly<Record<string, string>>,
  children?: readonly IconNode[],
];

/** The elements of an SVG of 128 units; `ink` says that it is black and turns white in the dark. */
export type TechnologyIcon = { readonly nodes: readonly IconNode[]; readonly ink: boolean };

/** A technology as a card or tile shows it. */
export type TechnologyCard = {
  readonly slug: string;
  readonly name: string;
  readonly icon: TechnologyIcon;
  readonly topics: number;
  readonly minutes: number;
};

/** A topic's title and where it is. */
export type TopicLink = { readonly title: string; readonly href: string };

/** A change of a roadmap that a learner who comes back may want to hear of. */
export type ChangeData = {
  readonly kind: 'added' | 'renamed' | 'retired';
  readonly date: string;
  /** The topic that it is about, and its name. */
  readonly key: string;
  readonly name: string;
  /** Where it stands now: one place, several where it was split, none where it was retired. */
  readonly leads: readonly TopicLink[];
};

/** A roadmap's topics in their order, as a learner's record needs them on pages that show no roadmap. */
export type Outline = Pick<Roadmap, 'slug' | 'name'> & {
  readonly topics: readonly Pick<Topic, 'slug' | 'title' | 'minutes'>[];
};

export type MemberData = { readonly name: string; readonly role: string; readonly profile: string };

export type LandingData = {
  readonly technologies: number;
  readonly topics: number;
  readonly links: number;
  readonly sample: {
    readonly name: string;
    readonly steps: readonly Pick<Topic, 'title' | 'href' | 'minutes'>[];
  };
};

/** What each kind of page is given; `kind` lets a page see that what it was given is its own. */
export type PageData =
  | ({ readonly kind: 'landing' } & LandingData)
  | {
      readonly kind: 'home';
      readonly tiles: readonly TechnologyCard[];
      /** The technologies' names by slug. */
      readonly names: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'catalogue'; readonly cards: readonly TechnologyCard[] }
  | ({
      readonly kind: 'roadmap';
      /** Of the last year, the latest first. */
      readonly changes: readonly ChangeData[];
    } & Roadmap)
  | { readonly kind: 'about'; readonly members: readonly MemberData[] }
  | {
      readonly kind: 'assistant';
      readonly technologies: readonly string[];
      /** Where the technologies' roadmaps are: what is answered from where there is no network. */
      readonly roadmaps: readonly string[];
    }
  | {
      readonly kind: 'plan';
      readonly technologies: readonly { readonly slug: string; readonly name: string }[];
      /** Technologies to know first, by technology. */
      readonly needs: Readonly<Record<string, readonly string[]>>;
    };

export type PageKind = PageData['kind'];
export type PageOf<Kind extends PageKind> = Extract<PageData, { readonly kind: Kind }>;
