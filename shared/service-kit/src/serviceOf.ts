import type { Service } from './app.ts';
import { type Keeping, resourcesOf } from './calls/resource.ts';
import { type Outlet, silent } from './writes/outlet.ts';

type Running = Pick<Service, 'name' | 'db' | 'log' | 'key' | 'stopping'>;

/** A service with what follows from the collections that it keeps. */
export const serviceOf = (
  { collections = [], rules }: Partial<Keeping>,
  running: Running,
  outlet: Outlet = silent,
): Service => {
  const resources = resourcesOf({ collections, rules }, outlet);
  const resource: Service['resource'] = ({ name }) => {
    const found = resources.get(name);
    if (!found) throw new Error(`${running.name} keeps no collection ${name}`);
    return found;
  };
  return { ...running, outlet, resources, resource };
};
