import type { User } from '@bidwright/contract-admin';
import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Box, Button } from '@bidwright/remote-kit/ui';
import Split from '@mui/icons-material/CallSplitOutlined';
import { useState } from 'react';
import { shifted } from '../draft/edits.ts';
import type { Bid } from '../load/api.ts';
import type { PlanState } from '../page/usePlanState.ts';
import type { PlanViewing } from '../page/usePlanView.ts';
import { Legend } from './Legend.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import { ShiftMenu } from './ShiftMenu.tsx';
import { SplitDialog } from './SplitDialog.tsx';
import { UndoRedo } from './UndoRedo.tsx';
import { ViewMenu } from './ViewMenu.tsx';

interface ToolbarProps {
  state: PlanState;
  people: ReadonlyMap<string, User>;
  bid: Bid;
  viewing: PlanViewing;
}

/** What is done to more than one cell, and what the colours mean. */
export const Toolbar = ({ state, people, bid, viewing }: ToolbarProps) => {
  const [splitting, setSplitting] = useState(false);
  const { editable, drafting, cells } = state;
  const inHand = drafting.lines[cells.active.row];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
      {editable && (
        <>
          <UndoRedo undo={drafting.undo} redo={drafting.redo} />
          <ShiftMenu onShift={(months) => drafting.write(shifted(drafting.lines, months))} />
          <Button
            size="small"
            color="inherit"
            startIcon={<Split />}
            disabled={!inHand}
            onClick={() => setSplitting(true)}
          >
            <FormattedMessage id="ftes.plan.split" />
          </Button>
        </>
      )}
      <ViewMenu viewing={viewing} />
      <MoreMenu state={state} people={people} bid={bid} />
      <Legend />
      {splitting && inHand && (
        <SplitDialog from={inHand} state={state} people={people} onClose={() => setSplitting(false)} />
      )}
    </Box>
  );
};
