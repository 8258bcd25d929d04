import { type Change, namesOf } from '@bidwright/contract-kit';
import { sections } from '@bidwright/contract-opportunities';
import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Card, Failed, LoadingRows, SectionCard } from '@bidwright/remote-kit/ui';
import { useOpportunitySub } from '../../../api.ts';
import { FieldList } from '../../field/values/FieldList.tsx';
import type { OpportunityRecord } from '../../OpportunityRecord.ts';
import { asOf, endOf } from '../past/asOf.ts';
import { PastBar } from '../past/PastBar.tsx';
import { columns, stacked } from './columns.ts';
import { Facts } from './Facts.tsx';
import { KeyDates } from './KeyDates.tsx';
import { People } from './People.tsx';
import { shownIn } from './shownIn.ts';

interface PastRecordProps {
  record: OpportunityRecord;
  day: string;
  onDay: (day: string) => void;
  onClose: () => void;
}

const names = namesOf(sections);

/** A record as it was at the end of a day, to read. What belongs to it beside its fields is not rebuilt. */
export const PastRecord = ({ record, day, onDay, onClose }: PastRecordProps) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const log = useOpportunitySub<Change>(record.id, 'changeLog');
  const then = log.data && asOf(record, log.data, endOf(day));
  const past = then?.record;
  return (
    <Box sx={stacked}>
      <PastBar day={day} onDay={onDay} onClose={onClose}>
        {then
          ? intl.formatMessage({ id: 'opportunities.past.differing' }, { count: then.differing.length })
          : intl.formatMessage({ id: 'opportunities.past.before' })}
      </PastBar>
      {!log.data && !log.error && (
        <Card>
          <LoadingRows rows={6} height={48} />
        </Card>
      )}
      {log.error && !log.data && (
        <Failed
          title={intl.formatMessage({ id: 'opportunities.activity.failed' })}
          text={errorText(log.error)}
          onRetry={log.refetch}
        />
      )}
      {past && (
        <>
          <Facts record={past} />
          <Box sx={columns}>
            <Box sx={stacked}>
              {names.map((name) => (
                <SectionCard key={name} title={intl.formatMessage({ id: `opportunities.section.${name}` })}>
                  <FieldList record={past} names={shownIn(name, past)} form="cards" />
                </SectionCard>
              ))}
            </Box>
            <Box sx={stacked}>
              <KeyDates record={past} />
              <People record={past} />
            </Box>
          </Box>
        </>
      )}
    </Box>
  );
};
