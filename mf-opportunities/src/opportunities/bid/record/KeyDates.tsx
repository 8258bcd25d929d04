import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Button, Day, DueDate, SectionCard, today } from '@bidwright/remote-kit/ui';
import Edit from '@mui/icons-material/EditOutlined';
import { useStatusLook } from '../../field/status/useStatusLook.ts';
import { useFieldLabel } from '../../field/useFieldLabel.ts';
import { FieldValue } from '../../field/values/FieldValue.tsx';
import type { OpportunityRecord } from '../../OpportunityRecord.ts';
import { dateNames } from './shownIn.ts';

const past = (date: string) => date < today();

const line = { display: 'flex', justifyContent: 'space-between', gap: 1, paddingBlock: 1, minHeight: 36 };
const quiet = { color: 'text.secondary', fontWeight: 400 };

/** What a date means today. How late the bid itself is, the page's head says. */
const When = ({ name, date, open }: { name: string; date: string; open: boolean }) => {
  if (name !== 'dueDate' && open && !past(date)) return <DueDate date={date} />;
  return (
    <>
      <Day date={date} />{' '}
      {past(date) && !(name === 'dueDate' && open) && (
        <Box component="span" sx={quiet}>
          <FormattedMessage id="opportunities.dates.passed" />
        </Box>
      )}
    </>
  );
};

/** The hour at which a bid is due, and whose hour. */
const Hour = ({ record: { dueTime, dueZone } }: Pick<KeyDatesProps, 'record'>) =>
  dueTime && (
    <Box sx={{ ...quiet, typography: 'caption' }}>
      <bdi>{dueTime}</bdi> <bdi>{dueZone}</bdi>
    </Box>
  );

interface KeyDatesProps {
  record: OpportunityRecord;
  /** Not given to who may not edit. */
  onEdit?: () => void;
}

/** The one place for the dates of a bid: in their order, and last those that an open bid does not have yet. */
export const KeyDates = ({ record, onEdit }: KeyDatesProps) => {
  const intl = useIntl();
  const label = useFieldLabel();
  const open = useStatusLook()(record.opportunityStatus).category === 'Open';
  const dates = dateNames
    .map((name) => {
      const date = record[name];
      return { name, date: typeof date === 'string' ? date : undefined };
    })
    .filter(({ date }) => date || open)
    .toSorted((one, other) => (one.date ?? '9999').localeCompare(other.date ?? '9999'));

  return (
    <SectionCard
      title={intl.formatMessage({ id: 'opportunities.dates.title' })}
      actions={
        onEdit && (
          <Button
            size="small"
            startIcon={<Edit />}
            onClick={onEdit}
            aria-label={intl.formatMessage({ id: 'opportunities.dates.edit' })}
          >
            <FormattedMessage id="opportunities.section.edit" />
          </Button>
        )
      }
    >
      <Box component="dl" sx={{ margin: 0 }}>
        {dates.map(({ name, date }) => (
          <Box key={name} sx={{ ...line, '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' } }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {label(name)}
            </Box>
            <Box component="dd" sx={{ margin: 0, fontWeight: 500, textAlign: 'end' }}>
              {date ? <When name={name} date={date} open={open} /> : <FieldValue name={name} value={null} />}
              {name === 'dueDate' && <Hour record={record} />}
            </Box>
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
};
