import type { Person } from '@bidwright/contract-kit';
import type { ModuleFile, ModuleVersion } from '@bidwright/contract-shell';
import { allowed } from './allowed.ts';

export interface Filler {
  version: ModuleVersion;
  slot: ModuleFile['slots'][number];
}

/** What the modules put into a place of the shell, for this person. */
export const fillersOf = (modules: ModuleVersion[], place: string, person: Person): Filler[] =>
  modules
    .flatMap((version) => version.file.slots.map((slot) => ({ version, slot })))
    .filter(({ slot }) => slot.slot === place && allowed(person, slot.roles))
    .sort((one, other) => one.slot.order - other.slot.order);
