import { sections } from '@bidwright/contract-opportunities';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Day, DueDate, SectionCard, today } from '@bidwright/remote-kit/ui';
import { fieldRules } from '../../field/fieldRules.ts';
import { useStatusLook } from '../../field/status/useStatusLook.ts';
import { useFieldLabel } from '../../field/useFieldLabel.ts';
import type { OpportunityRecord } from '../../OpportunityRecord.ts';

const names = sections.details.filter((name) => fieldRules.get(name)?.kind === 'date');

const past = (date: string) => date < today();

const line = { display: 'flex', justifyContent: 'space-between', gap: 1, paddingBlock: 1, minHeight: 36 };

/** The dates of a bid in their order. Only the bid itself can be late; other dates simply pass. */
export const KeyDates = ({ record }: { record: OpportunityRecord }) => {
  const intl = useIntl();
  const label = useFieldLabel();
  const open = useStatusLook()(record.opportunityStatus).category === 'Open';
  const dates = names
    .flatMap((name) => {
      const date = record[name];
      return typeof date === 'string' ? [{ name, date }] : [];
    })
    .toSorted((one, other) => one.date.localeCompare(other.date));

  return (
    <SectionCard title={intl.formatMessage({ id: 'opportunities.dates.title' })}>
      <Box component="dl" sx={{ margin: 0 }}>
        {dates.map(({ name, date }) => (
          <Box key={name} sx={{ ...line, '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' } }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {label(name)}
            </Box>
            <Box component="dd" sx={{ margin: 0, fontWeight: 500 }}>
              {open && (name === 'dueDate' || !past(date)) ? (
                <DueDate date={date} />
              ) : (
                <>
                  <Day date={date} />{' '}
                  {past(date) && (
                    <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
                      <FormattedMessage id="opportunities.dates.passed" />
                    </Box>
                  )}
                </>
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
};
