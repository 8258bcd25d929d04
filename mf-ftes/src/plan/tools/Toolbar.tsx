import type { User } from '@bidwright/contract-admin';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Button, IconButton, Tooltip } from '@bidwright/remote-kit/ui';
import Split from '@mui/icons-material/CallSplitOutlined';
import Redo from '@mui/icons-material/RedoOutlined';
import Undo from '@mui/icons-material/UndoOutlined';
import { useState } from 'react';
import { shifted } from '../draft/edits.ts';
import type { PlanState } from '../page/usePlanState.ts';
import { Legend } from './Legend.tsx';
import { ShiftMenu } from './ShiftMenu.tsx';
import { SplitDialog } from './SplitDialog.tsx';

interface ToolbarProps {
  state: PlanState;
  people: ReadonlyMap<string, User>;
}

const flip = { '[dir=rtl] &': { transform: 'scaleX(-1)' } };

/** What is done to more than one cell, and what the colours mean. */
export const Toolbar = ({ state, people }: ToolbarProps) => {
  const intl = useIntl();
  const [splitting, setSplitting] = useState(false);
  const { editable, drafting, cells } = state;
  const inHand = drafting.lines[cells.active.row];
  const tool = (id: string, Icon: typeof Undo, run?: () => void) => {
    const label = intl.formatMessage({ id });
    return (
      <Tooltip title={label}>
        <span>
          <IconButton size="small" aria-label={label} disabled={!run} onClick={run}>
            <Icon sx={{ fontSize: 20, ...flip }} />
          </IconButton>
        </span>
      </Tooltip>
    );
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
      {editable && (
        <>
          {tool('ftes.plan.undo', Undo, drafting.undo)}
          {tool('ftes.plan.redo', Redo, drafting.redo)}
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
      <Legend />
      {splitting && inHand && (
        <SplitDialog from={inHand} state={state} people={people} onClose={() => setSplitting(false)} />
      )}
    </Box>
  );
};
