import { Box } from '@bidwright/remote-kit/ui';
import { FilledSlot } from '../modules/FilledSlot.tsx';
import { useFillers } from '../modules/useFillers.ts';

/** Above the cards, for what asks for something until it is done: nobody arranges it, and where nothing is asked it takes no room. */
export const DashboardNotes = () => {
  const fillers = useFillers()('shell/dashboard.notes/v1');
  return fillers.map((filler) => (
    <Box
      key={`${filler.version.name} ${filler.slot.name}`}
      sx={{ marginBlockEnd: 1.5, '&:empty': { display: 'none' } }}
    >
      <FilledSlot {...filler} loading={null} />
    </Box>
  ));
};
