import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Button, Drawer } from '@bidwright/remote-kit/ui';
import Tune from '@mui/icons-material/TuneOutlined';
import { useState } from 'react';
import { Filters } from './Filters.tsx';
import { filterCount, type Search, withoutFilters } from './search.ts';

interface FilterSheetProps {
  search: Search;
  /** How many texts fit, where it is known. */
  total: number | undefined;
  onChange: (wanted: Partial<Search>) => void;
}

const sheet = { borderRadius: '12px 12px 0 0', maxHeight: '88dvh' };
const form = {
  display: 'grid',
  gap: 1.25,
  padding: 2,
  overflow: 'auto',
  '& .MuiOutlinedInput-root': { width: '100%' },
};
const foot = { display: 'flex', gap: 1, padding: 2, borderTop: 1, borderColor: 'divider', '& > *': { flex: 1 } };

/** The filters at the bottom of a narrow page, behind a button that counts them. */
export const FilterSheet = ({ search, total, onChange }: FilterSheetProps) => {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const count = filterCount(search);
  const close = () => setOpen(false);
  const title = intl.formatMessage({ id: 'rfp-library.filters' }, { count });
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
        <Box sx={form}>
          <Box component="h2" sx={{ typography: 'h2', margin: 0 }}>
            {title}
          </Box>
          <Filters search={search} onChange={onChange} />
        </Box>
        <Box sx={foot}>
          <Button variant="outlined" disabled={count === 0} onClick={() => onChange(withoutFilters)}>
            <FormattedMessage id="rfp-library.clear" />
          </Button>
          <Button variant="contained" onClick={close}>
            <FormattedMessage
              id={`rfp-library.${total === undefined ? 'close' : 'filters.show'}`}
              values={{ total: total ?? 0 }}
            />
          </Button>
        </Box>
      </Drawer>
    </>
  );
};
