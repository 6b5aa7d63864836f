import type { Routes } from './http/routes.ts';

type Document = ReturnType<Routes['getOpenAPI31Document']>;

export function describeCalls(routes: Routes): void {
  let document: Document | undefined;
  routes.get('/openapi.json', (call) => {
    document ??= makeDocument(routes);
    return call.json(document);
  });
}

function makeDocument(routes: Routes): Document {
  routes.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    description: 'The token from logging in',
  });
  return routes.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Waymark',
      version: '1.0.0',
      description: 'Every answer has success and message; the message is a sentence for the learner.',
    },
  });
}
