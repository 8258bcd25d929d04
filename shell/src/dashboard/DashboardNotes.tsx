import { Box } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import { FilledSlot } from '../modules/FilledSlot.tsx';
import { fillersOf } from '../modules/fillersOf.ts';
import { useModules } from '../modules/useModules.ts';

/** Above the cards, for what asks for something until it is done: nobody arranges it, and where nothing is asked it takes no room. */
export const DashboardNotes = () => {
  const fillers = fillersOf(useModules(), 'shell/dashboard.notes/v1', usePerson());
  return fillers.map((filler) => (
    <Box
      key={`${filler.version.name} ${filler.slot.name}`}
      sx={{ marginBlockEnd: 1.5, '&:empty': { display: 'none' } }}
    >
      <FilledSlot {...filler} loading={null} />
    </Box>
  ));
};
