/** Where a message says a part, with the technology if the part is a technology's name. */
export type Place = { readonly start: number; readonly end: number; readonly slug?: string };
