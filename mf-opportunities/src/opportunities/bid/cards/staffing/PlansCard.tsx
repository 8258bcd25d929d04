import type { Month } from '@bidwright/contract-ftes';
import { parts } from '@bidwright/contract-opportunities';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { can } from '@bidwright/remote-kit/store';
import { Box, Button, Failed, LoadingRows, SectionCard } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import { recordAddress } from '../../../addresses.ts';
import type { OpportunityRecord } from '../../../OpportunityRecord.ts';
import { headsOf, loadOf } from './loadOf.ts';
import { MonthBars } from './MonthBars.tsx';
import { usePlans } from './usePlans.ts';

const keyOf = ({ year, month }: Month) => `${year}-${String(month).padStart(2, '0')}`;

const Plans = ({ id }: { id: string }) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const { rows, error, refetch } = usePlans(id);
  const load = rows && loadOf(rows);
  const total = load?.reduce((sum, { ftes }) => sum + ftes, 0) ?? 0;
  const number = (value: number) => intl.formatNumber(value, { maximumFractionDigits: 1 });
  const title = intl.formatMessage({ id: 'opportunities.plans.title' });
  return (
    <SectionCard
      title={title}
      actions={
        <Button size="small" href={`${recordAddress({ id })}/projections`}>
          <FormattedMessage id="opportunities.plans.open" />
        </Button>
      }
    >
      {!rows && !error && <LoadingRows rows={2} height={40} />}
      {!rows && error && (
        <Failed
          title={intl.formatMessage({ id: 'opportunities.parts.failed' })}
          text={errorText(error)}
          onRetry={refetch}
        />
      )}
      {load?.length === 0 && (
        <Box sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="opportunities.plans.none" />
        </Box>
      )}
      {rows && load && load.length > 0 && (
        <>
          <MonthBars
            label={intl.formatMessage({ id: 'opportunities.plans.byMonth' })}
            months={load.map((at) => ({ key: keyOf(at), name: keyOf(at), value: at.ftes, text: number(at.ftes) }))}
          />
          <Box sx={{ typography: 'caption', color: 'text.secondary', marginBlockStart: 1 }}>
            <FormattedMessage
              id="opportunities.plans.sum"
              values={{ ftes: total, total: number(total), ...headsOf(rows) }}
            />
          </Box>
        </>
      )}
    </SectionCard>
  );
};

/** Who is planned for a bid, summed up by month. Only for who may see plans. */
export const PlansCard = ({ record }: { record: OpportunityRecord }) =>
  can(parts.amounts.rights.read, usePerson(), record) ? <Plans id={record.id} /> : null;
