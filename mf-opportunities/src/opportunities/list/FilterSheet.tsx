import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Badge, Box, Button, Drawer, Typography } from '@bidwright/remote-kit/ui';
import Tune from '@mui/icons-material/TuneOutlined';
import { useState } from 'react';
import type { FilterProps } from './FilterBar.tsx';
import { Filters } from './Filters.tsx';
import { filterCount, withoutFilters } from './listState.ts';

/** The filters at the bottom of a narrow page, behind a button that counts them. */
export const FilterSheet = ({ state, onChange }: FilterProps) => {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const count = filterCount(state);
  const title = intl.formatMessage({ id: 'opportunities.list.filters' });
  return (
    <Box sx={{ display: { md: 'none' } }}>
      <Button variant="outlined" startIcon={<Tune />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {title}
        <Badge badgeContent={count} color="primary" sx={{ marginInlineStart: count > 0 ? 2 : 0 }} />
      </Button>
      <Drawer
        anchor="bottom"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': title, sx: { borderRadius: '12px 12px 0 0' } } }}
      >
        <Box sx={{ padding: 2, display: 'grid', gap: 2, justifyItems: 'start' }}>
          <Typography variant="h2">{title}</Typography>
          <Filters state={state} onChange={onChange} />
          <Box sx={{ display: 'flex', gap: 1, justifySelf: 'stretch' }}>
            <Button variant="outlined" disabled={count === 0} onClick={() => onChange(withoutFilters)} sx={{ flex: 1 }}>
              <FormattedMessage id="opportunities.list.clear" />
            </Button>
            <Button variant="contained" onClick={() => setOpen(false)} sx={{ flex: 1 }}>
              <FormattedMessage id="opportunities.list.show" />
            </Button>
          </Box>
        </Box>
      </Drawer>
    </Box>
  );
};
