import type { Person } from '@bidwright/contract-kit';
import type { ModuleVersion } from '@bidwright/contract-shell';
import { generatePath } from 'react-router-dom';
import { allowed } from './allowed.ts';
import { ownerOf } from './ownerOf.ts';

const pathOf = (pattern: string, params: object): string | undefined => {
  try {
    return generatePath<string>(pattern, Object.fromEntries(Object.entries(params)));
  } catch {
    // A parameter is missing.
    return undefined;
  }
};

/** Finds the page behind a destination's name, as far as this person may open it. */
export const destinationFor =
  (modules: ModuleVersion[], person: Person) =>
  (destination: string, params: object): string | undefined => {
    const found = modules.flatMap(({ file }) => file.destinations).find(({ name }) => name === destination);
    const path = found && pathOf(found.path, params);
    const owner = path && ownerOf(modules, path);
    return owner && allowed(person, owner.route.roles) ? path : undefined;
  };
