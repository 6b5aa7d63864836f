import { createRoute } from '@hono/zod-openapi';

import { linkReportBody } from '../links.ts';
import { done, json, jsonBody } from '../shapes.ts';
import { refusals, tooMany } from './refusals.ts';

export const sendLinkReport = createRoute({
  method: 'post',
  path: '/api/link-reports',
  summary: 'Report that a link of a roadmap is broken',
  request: jsonBody(linkReportBody),
  responses: { 200: json(done, 'The report was counted'), ...refusals, ...tooMany },
});
