import type { Express } from 'express';

/** What Express keeps of a route or a router. */
interface Layer {
  rawPath?: string | string[];
  route?: { path: string; methods: Record<string, boolean> };
  handle: { stack?: Layer[] };
}

/** A router in the root adds nothing to the paths of its routes. */
const under = (prefix: string, path: string): string => prefix + (path === '/' ? '' : path);

const walk = (layers: Layer[], prefix: string): string[] =>
  layers.flatMap(({ route, rawPath = '/', handle }) => {
    if (route) return Object.keys(route.methods).map((method) => `${method} ${under(prefix, route.path)}`);
    return handle.stack ? [rawPath].flat().flatMap((path) => walk(handle.stack ?? [], under(prefix, path))) : [];
  });

/** Spelled as in the document: `{name}` for `:name`. */
const spelled = (route: string): string => route.replace(/:(\w+)/g, '{$1}');

/** Every route of an app, such as `post /api/shell/signIn`, each once. */
export const routesOf = (app: Pick<Express, 'router'>): string[] => {
  const { stack } = app.router as unknown as { stack: Layer[] };
  return [...new Set(walk(stack, '').map(spelled))].sort();
};
