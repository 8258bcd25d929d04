import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { RouterLink } from '@bidwright/remote-kit/router';
import { Box, ListItemButton } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import CalendarViewMonth from '@mui/icons-material/CalendarViewMonthOutlined';
import DonutLarge from '@mui/icons-material/DonutLargeOutlined';
import ExpandLess from '@mui/icons-material/ExpandLessOutlined';
import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import { useState } from 'react';
import { thisYear } from '../year/months.ts';
import { TwelveMonths } from './TwelveMonths.tsx';

const row = { minHeight: { xs: 48, md: 40 }, gap: 1.5, typography: 'body2', fontWeight: 500 };
const icon = { fontSize: 20, color: 'text.secondary' };

/** In the profile menu: the way to the person's own year, and its months at a glance. */
export const ProfileAllocations = () => {
  const { id } = usePerson();
  const [open, setOpen] = useState(false);
  const Chevron = open ? ExpandLess : ExpandMore;
  return (
    <>
      <ListItemButton component={RouterLink} to={`/user/ftes/${id}`} sx={row}>
        <CalendarViewMonth sx={icon} />
        <FormattedMessage id="ftes.profile.all" />
      </ListItemButton>
      <ListItemButton
        component="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        sx={{ ...row, width: '100%' }}
      >
        <DonutLarge sx={icon} />
        <FormattedMessage id="ftes.profile.months" />
        <Chevron sx={{ ...icon, marginInlineStart: 'auto' }} />
      </ListItemButton>
      {open && (
        <Box sx={{ padding: 1 }}>
          <TwelveMonths person={id} year={thisYear()} />
        </Box>
      )}
    </>
  );
};
