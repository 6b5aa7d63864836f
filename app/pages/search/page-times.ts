/** How many times as many results the page of the search has as the dialog. */
export const pageTimes = 3;
