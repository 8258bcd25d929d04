import type { Router } from 'express';

interface Listed {
  path: string | RegExp;
  /** None: a router that is mounted there. */
  methods?: string[];
  router?: object;
}

/** Express can list its routes; its types do not know yet. */
interface Listing {
  listRoutes(): Listed[];
}

const canList = (router: object): router is Listing =>
  'listRoutes' in router && typeof router.listRoutes === 'function';

/** The router of an app, or the router that it is. */
const inner = (given: object): Listing => {
  if (canList(given)) return given;
  if ('router' in given && typeof given.router === 'function' && canList(given.router)) return given.router;
  throw new Error('These routes cannot be listed');
};

const joined = (prefix: string, path: string | RegExp) => (path === '/' ? prefix || '/' : `${prefix}${path}`);

/** What a router answers, by method and path. */
export const routesIn = (router: Router | object, prefix = ''): string[] =>
  inner(router)
    .listRoutes()
    .flatMap(({ path, methods, router: mounted }) => {
      const at = joined(prefix, path);
      if (mounted) return routesIn(mounted, at === '/' ? '' : at);
      return (methods ?? []).filter((method) => method !== 'HEAD').map((method) => `${method} ${at}`);
    });
