import { calls, jobCalls } from '@bidwright/contract-kit';

const known: ReadonlySet<string> = new Set<string>([...calls, ...jobCalls]);

/** Of what no route answers: files, pages and addresses that somebody made up. */
const other = 'other';

const fits = (template: string[], segments: string[]): boolean =>
  template.length === segments.length && template.every((part, at) => part.startsWith(':') || part === segments[at]);

/**
 * Names the route that answers a request, `POST /api/admin/teams/:id`; of the generic calls each has a name of its own. However
 * many addresses are asked for, there are few names.
 */
export const routeNamer = (routes: string[]): ((method: string, path: string) => string) => {
  const templates = [...new Set(routes)].map((route) => {
    const [method = '', path = ''] = route.split(' ');
    return { method, path, segments: path.split('/') };
  });
  return (method, path) => {
    const segments = path.split('/');
    const found = templates.find((one) => one.method === method && fits(one.segments, segments));
    const last = segments.at(-1) ?? '';
    if (!found) return other;
    return found.path.endsWith('/:call') && known.has(last) ? found.path.replace(/:call$/, last) : found.path;
  };
};
