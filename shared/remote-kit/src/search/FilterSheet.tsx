import Tune from '@mui/icons-material/TuneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type PropsWithChildren, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Drawer } from '../ui/opened/opened.tsx';

export interface FilterSheetProps {
  /** What stands in it: filters of a list, or the parameters of a report. */
  of?: 'filters' | 'parameters';
  /** How many of them are set. */
  count: number;
  /** On the button that closes it: what is to be seen then. */
  show?: string;
  onClear: () => void;
}

const sheet = { borderRadius: '12px 12px 0 0', maxHeight: '88dvh' };
const body = { display: 'grid', gap: 1.5, justifyItems: 'start', padding: 2, overflow: 'auto' };
const foot = { display: 'flex', gap: 1, padding: 2, borderTop: 1, borderColor: 'divider', '& > *': { flex: 1 } };

/** The filters of a narrow page, at its bottom behind a button that counts them. */
export const FilterSheet = ({
  of = 'filters',
  count,
  show,
  onClear,
  children,
}: PropsWithChildren<FilterSheetProps>) => {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const title = intl.formatMessage({ id: `kit.sheet.${of}` }, { count });
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Tune />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {title}
      </Button>
      <Drawer
        anchor="bottom"
        open={open}
        onClose={close}
        slotProps={{ paper: { role: 'dialog', 'aria-label': title, sx: sheet } }}
      >
        <Box sx={body}>
          <Box component="h2" sx={{ typography: 'h2', margin: 0 }}>
            {title}
          </Box>
          {children}
        </Box>
        <Box sx={foot}>
          <Button variant="outlined" disabled={count === 0} onClick={onClear}>
            <FormattedMessage id="kit.sheet.clear" />
          </Button>
          <Button variant="contained" onClick={close}>
            {show ?? <FormattedMessage id={`kit.sheet.${of}.show`} />}
          </Button>
        </Box>
      </Drawer>
    </>
  );
};
