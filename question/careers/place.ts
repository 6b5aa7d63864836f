/** Where a part is said in the words of a message, and the technology where it is the name of one. */
export type Place = { readonly start: number; readonly end: number; readonly slug?: string };
