import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { IconButton, Menu, MenuItem, Tooltip } from '@bidwright/remote-kit/ui';
import More from '@mui/icons-material/MoreHorizOutlined';
import { useState } from 'react';
import { saveCsv } from '../../csv.ts';
import { CopyDialog } from './CopyDialog.tsx';
import { PlanCsvDialog } from './csv/PlanCsvDialog.tsx';
import { planColumns, planRows } from './csv/planRows.ts';
import type { PlanToolProps } from './planTool.ts';
import { ScaleDialog } from './ScaleDialog.tsx';

const dialogs = { copy: CopyDialog, scale: ScaleDialog, csv: PlanCsvDialog };
type Tool = keyof typeof dialogs;

/** What is done to a plan seldom: take another’s rows, scale it, take it out and in as a table. */
export const MoreMenu = (props: PlanToolProps) => {
  const { state, bid } = props;
  const intl = useIntl();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [tool, setTool] = useState<Tool>();
  const label = intl.formatMessage({ id: 'ftes.plan.more' });
  const head = planColumns.map((name) => intl.formatMessage({ id: `ftes.column.${name}` }));
  const item = (id: string, act: () => void) => (
    <MenuItem
      onClick={() => {
        setAnchor(null);
        act();
      }}
    >
      <FormattedMessage id={id} />
    </MenuItem>
  );
  const Dialog = tool && dialogs[tool];
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          size="small"
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={Boolean(anchor)}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <More sx={{ fontSize: 20 }} />
        </IconButton>
      </Tooltip>
      <Menu open={Boolean(anchor)} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {state.editable && item('ftes.plan.copy', () => setTool('copy'))}
        {state.editable && item('ftes.plan.scale', () => setTool('scale'))}
        {state.editable && item('ftes.plan.csv.in', () => setTool('csv'))}
        {item('ftes.plan.csv.out', () =>
          saveCsv(`projections ${bid.solicitationName}.csv`, [head, ...planRows(state.lines)]),
        )}
      </Menu>
      {Dialog && <Dialog {...props} onClose={() => setTool(undefined)} />}
    </>
  );
};
