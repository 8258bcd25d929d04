import type { Reference } from '@bidwright/contract-kit';
import type { SlotId } from '@bidwright/shell-api';

interface Handed {
  bid: Reference;
}

/** The whole page of a bid's projections. */
export const projectionsPlace: SlotId<Handed> = 'opportunities/projections/v1';

/** Cards beside a bid's sections. */
export const sidePlace: SlotId<Handed> = 'opportunities/detail.side/v1';

/** Beside the teams of a bid that is being recorded. */
export const teamsPlace: SlotId<{ teams: readonly Reference[] }> = 'opportunities/form.teams/v1';

/** Cards of a project. */
export const projectCardsPlace: SlotId<Handed> = 'opportunities/project.cards/v1';
