import type { Reference } from '@bidwright/contract-kit';
import { Box } from '@bidwright/remote-kit/ui';
import { Slot, type SlotId } from '@bidwright/shell-api';
import type { ListRecord } from '../lists/list.ts';

/** Cards of other modules about what a team has to do: bids, load. */
const workPlace: SlotId<{ team: Reference }> = 'admin/team.work/v1';

export const TeamWork = ({ record: { id, name } }: { record: ListRecord }) => (
  <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
    <Slot id={workPlace} team={{ id, name: String(name) }} />
  </Box>
);
