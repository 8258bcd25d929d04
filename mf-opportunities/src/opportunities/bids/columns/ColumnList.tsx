import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Button, IconButton, Popover } from '@bidwright/remote-kit/ui';
import Down from '@mui/icons-material/KeyboardArrowDownOutlined';
import Up from '@mui/icons-material/KeyboardArrowUpOutlined';
import type { ColumnPickerProps } from './ColumnPicker.tsx';
import { useColumns, useLaidOut } from './useColumns.tsx';

interface ColumnListProps extends ColumnPickerProps {
  anchor: HTMLElement;
  onClose: () => void;
}

/** Every column to be chosen, those shown first and in their order. */
export const ColumnList = ({ anchor, layout, onChange, onClose }: ColumnListProps) => {
  const intl = useIntl();
  const [, ...all] = useColumns();
  const [, ...chosen] = useLaidOut(layout);
  const shown = chosen.map(({ id }) => id);
  const listed = [...chosen, ...all.filter(({ id }) => !shown.includes(id))];
  const title = intl.formatMessage({ id: 'opportunities.columns.title' });
  const set = (ids: string[]) => onChange({ ...layout, shown: ids });
  const swap = (at: number, to: number) => set(shown.with(at, shown[to] ?? '').with(to, shown[at] ?? ''));
  return (
    <Popover
      anchorEl={anchor}
      open
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': title, sx: { width: 300, padding: 1.5 } } }}
    >
      {listed.map(({ id, header }) => {
        const at = shown.indexOf(id);
        const name = { name: header };
        return (
          <Box key={id} sx={{ display: 'flex', alignItems: 'center', minHeight: 32, typography: 'body2' }}>
            <Box component="label" sx={{ flex: 1, display: 'flex', alignItems: 'center', gap: 1, cursor: 'pointer' }}>
              <input
                type="checkbox"
                checked={at >= 0}
                onChange={() => set(at >= 0 ? shown.filter((one) => one !== id) : [...shown, id])}
              />
              {header}
            </Box>
            {at >= 0 && (
              <>
                <IconButton
                  size="small"
                  disabled={at === 0}
                  onClick={() => swap(at, at - 1)}
                  aria-label={intl.formatMessage({ id: 'opportunities.columns.earlier' }, name)}
                >
                  <Up fontSize="small" />
                </IconButton>
                <IconButton
                  size="small"
                  disabled={at === shown.length - 1}
                  onClick={() => swap(at, at + 1)}
                  aria-label={intl.formatMessage({ id: 'opportunities.columns.later' }, name)}
                >
                  <Down fontSize="small" />
                </IconButton>
              </>
            )}
          </Box>
        );
      })}
      <Button size="small" onClick={() => onChange({})} sx={{ marginBlockStart: 1 }}>
        <FormattedMessage id="opportunities.columns.reset" />
      </Button>
    </Popover>
  );
};
