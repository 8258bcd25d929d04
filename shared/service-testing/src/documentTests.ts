import { Validator } from '@seriousme/openapi-schema-validator';
import type { TestService } from './testService.ts';

/** What other services alone may ask; nothing there is reached from outside. */
const isInternal = (route: string) => route.includes(' /internal/');

/** `post /api/admin/{call}` for `POST /api/admin/:call`. */
const spelled = (route: string): string =>
  route.replace(/^\w+/, (method) => method.toLowerCase()).replace(/:(\w+)/g, '{$1}');

/** Answered before all routes. */
const health = ['get /livez', 'get /readyz'];

/** A route for all calls stands for each of them. */
const isPattern = (route: string) => route.endsWith('/{call}');

/** The document of a service under test is sound, whole, and says nothing that is not there. */
export const documentTests = (running: Pick<TestService, 'document' | 'routes'>): void => {
  test('its document is one of OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(running.document));
    expect([valid, errors, validator.version]).toEqual([true, undefined, '3.1']);
  });

  test('its document has every route, and no other', () => {
    const { paths } = running.document;
    const said = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method} ${path}`),
    );
    const routes = running.routes
      .map(spelled)
      .concat(health)
      .filter((route) => !isInternal(route));
    const patterns = routes.filter(isPattern).map((route) => new RegExp(`^${route.replace('{call}', '\\w+')}$`));
    expect(routes.filter((route) => !isPattern(route) && !said.includes(route))).toEqual([]);
    expect(said.filter((one) => !routes.includes(one) && !patterns.some((pattern) => pattern.test(one)))).toEqual([]);
  });
};
