import { Box } from '@bidwright/remote-kit/ui';
import { useDemoSend } from '../client/index.ts';
import { useText } from '../useText.ts';
import { OneLine } from './OneLine.tsx';

/** A column more, at the end of the board. */
export const AddColumn = () => {
  const text = useText();
  const [add] = useDemoSend('POST /api/kanban/add-column');
  return (
    <Box sx={{ flex: '0 0 200px', paddingBlock: 1 }}>
      <OneLine label={text('kanban.newColumn')} action={text('kanban.add')} onDone={(title) => add({ title })} />
    </Box>
  );
};
