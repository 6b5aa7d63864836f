import type { ListingRunner, RunListing } from '../run-listing.ts';
import { typeLines } from './type-lines.ts';

/** Lines for MongoDB's shell, answered by the one of the page. */
export const mongoRunner: ListingRunner = {
  needs: [],
  open: async () => ({ run: async (listing: RunListing) => typeLines(listing.code, listing.setup) }),
};
