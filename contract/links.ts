import { sharedLimits } from './limits.ts';
import { body, line } from './shapes.ts';

/** Only the address: nothing about the learner is sent or stored. */
export const linkReportBody = body('LinkReport', { url: line(sharedLimits.linkAddress) }, ['url']);
