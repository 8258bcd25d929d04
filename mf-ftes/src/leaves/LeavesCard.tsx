import { type Leave, leaves } from '@bidwright/contract-ftes';
import type { Reference } from '@bidwright/contract-kit';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { can } from '@bidwright/remote-kit/store';
import { Box, Button, Failed, LoadingRows, SectionCard, today } from '@bidwright/remote-kit/ui';
import { lazy, usePerson } from '@bidwright/shell-api';
import Add from '@mui/icons-material/AddOutlined';
import Calendar from '@mui/icons-material/EventOutlined';
import { Suspense, useState } from 'react';
import { useLeaves } from '../api.ts';
import { LeaveRow } from './LeaveRow.tsx';

const CalendarDialog = lazy(async () => ({ default: (await import('./calendar/CalendarDialog.tsx')).CalendarDialog }));
const LeaveDialog = lazy(async () => ({ default: (await import('./LeaveDialog.tsx')).LeaveDialog }));

/** As many as anybody takes ahead. */
const limit = 200;

const Leaves = ({ person }: { person: Reference }) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const [open, setOpen] = useState<Leave | 'new' | 'calendar'>();
  const fromCalendar = intl.formatMessage({ id: 'ftes.leave.calendar.action' });
  const close = () => setOpen(undefined);
  const { rows, error, refetch } = useLeaves({
    where: [
      { field: 'person', is: 'eq', value: person.id },
      { field: 'status', is: 'eq', value: 'Active' },
      { field: 'lastDay', is: 'ge', value: today() },
    ],
    sort: { field: 'firstDay' },
    limit,
  });
  return (
    <SectionCard
      title={intl.formatMessage({ id: 'ftes.leaves' })}
      count={rows?.length}
      actions={
        <>
          <Button
            size="small"
            startIcon={<Calendar />}
            disabled={!rows}
            aria-label={fromCalendar}
            onClick={() => setOpen('calendar')}
            sx={{ minWidth: 0, '& .MuiButton-startIcon': { marginInlineEnd: { xs: 0, sm: 1 } } }}
          >
            {/* Two buttons with words have no room beside the title of a phone. */}
            <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
              {fromCalendar}
            </Box>
          </Button>
          <Button size="small" startIcon={<Add />} onClick={() => setOpen('new')}>
            <FormattedMessage id="ftes.leave.add" />
          </Button>
        </>
      }
    >
      {error && !rows && (
        <Failed
          title={intl.formatMessage({ id: 'ftes.leaves.failed' })}
          text={errorText(error)}
          reference={error.requestId}
          onRetry={refetch}
        />
      )}
      {!error && !rows && <LoadingRows rows={1} />}
      {rows?.length === 0 && (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          <FormattedMessage id="ftes.leaves.none" />
        </Box>
      )}
      {rows && rows.length > 0 && (
        <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {rows.map((leave) => (
            <LeaveRow key={leave.id} leave={leave} onEdit={() => setOpen(leave)} />
          ))}
        </Box>
      )}
      <Suspense>
        {open === 'calendar' && <CalendarDialog person={person} leaves={rows ?? []} onClose={close} />}
        {open && open !== 'calendar' && (
          <LeaveDialog person={person} leave={open === 'new' ? undefined : open} onClose={close} />
        )}
      </Suspense>
    </SectionCard>
  );
};

/** When somebody is away from today on: kept by the person, and by who staffs bids. */
export const LeavesCard = ({ person }: { person: Reference }) =>
  can(leaves.rights.update, usePerson(), { person }) ? <Leaves person={person} /> : null;
