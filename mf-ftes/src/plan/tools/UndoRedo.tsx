import { useIntl } from '@bidwright/remote-kit/intl';
import { IconButton, Tooltip } from '@bidwright/remote-kit/ui';
import Redo from '@mui/icons-material/RedoOutlined';
import Undo from '@mui/icons-material/UndoOutlined';

const flip = { '[dir=rtl] &': { transform: 'scaleX(-1)' } };

/** Takes back what was done, and does it again. */
export const UndoRedo = ({ undo, redo }: { undo: (() => void) | undefined; redo: (() => void) | undefined }) => {
  const intl = useIntl();
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
    <>
      {tool('ftes.plan.undo', Undo, undo)}
      {tool('ftes.plan.redo', Redo, redo)}
    </>
  );
};
