import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Money, moneyStyle } from '@bidwright/remote-kit/ui';
import { DocumentsCard } from '../../opportunities/bid/cards/documents/DocumentsCard.tsx';
import { useDocumentsOf } from '../../opportunities/bid/cards/documents/useDocumentsOf.ts';
import { MonthBars } from '../../opportunities/bid/cards/staffing/MonthBars.tsx';
import type { OpportunityRecord } from '../../opportunities/OpportunityRecord.ts';
import { burnByMonth } from '../burn.ts';

/** The invoices of a project, and above them what was invoiced by month. */
export const InvoicesCard = ({ record, amount }: { record: OpportunityRecord; amount: number | null }) => {
  const intl = useIntl();
  const { rows = [] } = useDocumentsOf(record.id, 'invoices');
  const months = burnByMonth(rows);
  const short = (value: number) => intl.formatNumber(value, { ...moneyStyle(), notation: 'compact' });
  const total = months.at(-1)?.total ?? 0;
  return (
    <DocumentsCard record={record} type="invoices" title={intl.formatMessage({ id: 'opportunities.project.invoices' })}>
      {months.length > 0 && (
        <Box sx={{ marginBlockEnd: 1 }}>
          <MonthBars
            label={intl.formatMessage({ id: 'opportunities.project.byMonth' })}
            months={months.map(({ month, invoiced }) => ({
              key: month,
              name: month,
              value: invoiced,
              text: invoiced > 0 ? short(invoiced) : '',
            }))}
          />
          <Box sx={{ typography: 'caption', color: 'text.secondary', marginBlockStart: 1 }}>
            <FormattedMessage
              id={`opportunities.project.burn${amount === null ? 'Unknown' : ''}`}
              values={{ invoiced: <Money amount={total} />, amount: <Money amount={amount} /> }}
            />
          </Box>
        </Box>
      )}
    </DocumentsCard>
  );
};
