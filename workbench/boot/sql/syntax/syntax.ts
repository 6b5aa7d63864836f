/** What a statement says, as it is read and before names are looked up. */
export type Expr =
  | { readonly kind: 'number' | 'text'; readonly text: string }
  | { readonly kind: 'null' }
  | { readonly kind: 'default' }
  | { readonly kind: 'param'; readonly at: number }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'temporal'; readonly type: 'date' | 'time' | 'datetime'; readonly text: string }
  | { readonly kind: 'column'; readonly table: string | null; readonly name: string }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'unary'; readonly op: '-' | 'NOT'; readonly of: Expr }
  | { readonly kind: 'binary'; readonly op: string; readonly left: Expr; readonly right: Expr }
  | { readonly kind: 'interval'; readonly amount: Expr; readonly unit: string }
  | { readonly kind: 'between'; readonly of: Expr; readonly low: Expr; readonly high: Expr }
  | { readonly kind: 'in'; readonly of: readonly Expr[]; readonly list: readonly Expr[] | Query }
  | { readonly kind: 'is'; readonly of: Expr; readonly what: 'NULL' | 'TRUE' | 'FALSE' }
  | { readonly kind: 'exists'; readonly query: Query }
  | { readonly kind: 'query'; readonly query: Query }
  | {
      readonly kind: 'case';
      readonly of: Expr | null;
      readonly whens: readonly (readonly [Expr, Expr])[];
      readonly otherwise: Expr | null;
    }
  | { readonly kind: 'cast'; readonly of: Expr; readonly type: string; readonly sizes: readonly number[] }
  | { readonly kind: 'collate'; readonly of: Expr; readonly collation: string }
  | Call;

export type Call = {
  readonly kind: 'call';
  readonly name: string;
  readonly args: readonly Expr[];
  readonly isStar: boolean;
  readonly isDistinct: boolean;
  readonly order: readonly Order[];
  readonly separator: string | null;
  readonly over: Window | null;
};

export type Order = { readonly by: Expr; readonly isDown: boolean };
export type Window = {
  readonly name: string | null;
  readonly partition: readonly Expr[];
  readonly order: readonly Order[];
  readonly frame: string;
};

/** `written` is how the expression stands there, which is its heading if it has no other name. */
export type Item =
  | { readonly kind: 'star'; readonly table: string | null }
  | { readonly kind: 'item'; readonly of: Expr; readonly alias: string | null; readonly written: string };

export type TableName = { readonly database: string | null; readonly name: string };

export type From =
  | { readonly kind: 'table'; readonly table: TableName; readonly alias: string | null }
  | {
      readonly kind: 'derived';
      readonly query: Query;
      readonly alias: string;
      readonly columns: readonly string[] | null;
    }
  | {
      readonly kind: 'join';
      readonly join: 'JOIN' | 'LEFT JOIN' | 'RIGHT JOIN';
      readonly left: From;
      readonly right: From;
      readonly on: Expr | null;
      /** All columns that both have, if it is natural. */
      readonly using: readonly string[] | 'natural';
    };

export type Select = {
  readonly kind: 'select';
  readonly isDistinct: boolean;
  readonly items: readonly Item[];
  readonly from: From | null;
  readonly where: Expr | null;
  readonly group: readonly Expr[];
  readonly hasRollup: boolean;
  readonly having: Expr | null;
  readonly windows: ReadonlyMap<string, Window>;
};

export type Body =
  | Select
  | { readonly kind: 'set'; readonly op: string; readonly left: Query; readonly right: Query }
  | { readonly kind: 'whole'; readonly query: Query };

export type Cte = {
  readonly name: string;
  readonly columns: readonly string[] | null;
  readonly query: Query;
};

export type Query = {
  readonly ctes: readonly Cte[];
  readonly isRecursive: boolean;
  readonly body: Body;
  readonly order: readonly Order[];
  readonly limit: Expr | null;
  readonly offset: Expr | null;
};
