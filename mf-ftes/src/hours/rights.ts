import { actuals, hourImporters } from '@bidwright/contract-ftes';
import type { Person } from '@bidwright/contract-kit';
import { can } from '@bidwright/remote-kit/store';

/** Whether a person sees hours of others at all, or the own. */
export const maySeeHours = (person: Person): boolean => can(actuals.rights.read, person);

/** Whether a person sees the hours of a person. */
export const maySeeHoursOf = (person: Person, id: string): boolean => can(actuals.rights.read, person, { fte: { id } });

export const mayImportHours = (person: Person): boolean => can(hourImporters, person);

/** Whether a person writes hours of such a person and bid. */
export const mayWriteHours = (person: Person, whose: object): boolean => can(actuals.rights.create, person, whose);
