import { storeError } from '../transport/store-error.ts';
import type { StoreRoutes } from '../transport/store-routes.ts';

const API_TYPES = ['jsonapi', 'json'];

const parametersIn = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

const operationOf = (method: string, path: string) => ({
  operationId: `${method.toLowerCase()}${path.replaceAll(/\W+(\w?)/g, (_, letter: string) => letter.toUpperCase())}`,
  parameters: parametersIn(path),
  responses: { default: { description: 'As the published document says.' } },
});

/**
 * Routes that describe the API: a list of routes, and an OpenAPI document without schemas. The published one has
 * 1.4 MB, mostly for calls that are absent here.
 */
export function infoRoutes(routes: StoreRoutes): void {
  routes.on('GET', '/_info/routes', () => ({
    endpoints: routes.all().map(({ path, methods }) => ({ path: `/store-api${path}`, methods })),
  }));
  routes.on('GET', '/_info/openapi3.json', ({ query }) => {
    const { type = 'json' } = query;
    if (!API_TYPES.includes(type))
      throw storeError(
        400,
        'FRAMEWORK__INVALID_REQUEST_PARAMETER',
        `Parameter type is not a supported API type: "${type}".`,
        { parameters: { parameter: 'type' } },
      );
    const paths = routes.all().map(({ path, methods }) => {
      const operations = methods.map((method) => [method.toLowerCase(), operationOf(method, path)] as const);
      return [path, Object.fromEntries(operations)] as const;
    });
    return {
      openapi: '3.1.0',
      info: { title: 'Shopware Store API', version: '6.7.13.0' },
      servers: [{ url: '/store-api' }],
      paths: Object.fromEntries(paths),
    };
  });
}
