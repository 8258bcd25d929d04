import type { Leave } from '@bidwright/contract-ftes';
import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Box, IconButton } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import Close from '@mui/icons-material/CloseOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import { useUpdateLeave } from '../api.ts';
import { useDaysText } from './useDaysText.ts';

/** From when to when somebody is away; it can be changed and taken back. */
export const LeaveRow = ({ leave, onEdit }: { leave: Leave; onEdit: () => void }) => {
  const intl = useIntl();
  const alert = useAlert();
  const errorText = useErrorText();
  const [update, { isLoading }] = useUpdateLeave();
  const { id, version, kind, firstDay, lastDay, hoursPerDay } = leave;
  const days = useDaysText()(firstDay, lastDay);
  const text = (key: string) => intl.formatMessage({ id: `ftes.leave.${key}` }, { days });

  const write = async (status: Leave['status'], since?: number) => {
    const error = await update({ id, version: since, changes: { status } });
    if (error) alert({ severity: 'error', text: errorText(error) });
    return !error;
  };
  const remove = async () => {
    if (!(await write('Inactive', version))) return;
    alert({
      severity: 'success',
      text: text('removed'),
      action: { label: text('undo'), run: () => void write('Active') },
    });
  };
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 40 }}>
      <Box sx={{ flex: 1, minWidth: 0, typography: 'body2' }}>
        <bdi>{days}</bdi>
        <Box component="span" sx={{ marginInlineStart: 1.5, typography: 'caption', color: 'text.secondary' }}>
          {intl.formatList(
            [
              intl.formatMessage({ id: `ftes.leave.kind.${kind}` }),
              ...(hoursPerDay === null ? [] : [intl.formatMessage({ id: 'ftes.leave.hours' }, { hours: hoursPerDay })]),
            ],
            { style: 'narrow' },
          )}
        </Box>
      </Box>
      <IconButton size="small" onClick={onEdit} aria-label={text('editOf')}>
        <Edit fontSize="small" />
      </IconButton>
      <IconButton size="small" onClick={remove} disabled={isLoading} aria-label={text('remove')}>
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
};
