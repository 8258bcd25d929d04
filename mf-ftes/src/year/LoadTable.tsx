import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';
import { BidRow } from './BidRow.tsx';
import { HeatCell } from './HeatCell.tsx';
import { type Bid, months, percent, summaryOf } from './load.ts';
import { currentMonth, useMonthName } from './months.ts';

interface LoadTableProps {
  year: number;
  bids: Bid[];
  /** Each month's sum. */
  totals: number[];
  /** Says what the sums are of. */
  totalLabel: string;
}

const table = {
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '& th, & td': { height: 48, paddingInline: 0.5, textAlign: 'center', borderBottom: 1, borderColor: 'divider' },
  '& th:first-of-type': { position: 'sticky', insetInlineStart: 0, zIndex: 1, paddingInline: 2, textAlign: 'start' },
  '& tbody th': { bgcolor: 'background.paper', fontWeight: 'inherit' },
  '& thead th': {
    height: 36,
    bgcolor: 'surface.sunk',
    color: 'text.secondary',
    typography: 'caption',
    fontWeight: 500,
  },
  '& tfoot > tr > *': { height: 56, borderBottom: 0, bgcolor: 'surface.sunk', fontWeight: 600 },
  '& td:last-of-type, & thead th:last-of-type': { paddingInlineEnd: 2, textAlign: 'end' },
};

/** The year of a person month by month: each bid, and their sum with what is too much of it. */
export const LoadTable = ({ year, bids, totals, totalLabel }: LoadTableProps) => {
  const intl = useIntl();
  const monthName = useMonthName();
  return (
    <Box
      sx={{ overflowX: 'auto' }}
      tabIndex={0}
      component="section"
      aria-label={intl.formatMessage({ id: 'ftes.title' })}
    >
      <Box component="table" sx={table}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="ftes.bid" />
            </th>
            {months.map((month) => (
              <Box
                component="th"
                scope="col"
                key={month}
                aria-current={month === currentMonth(year) ? 'date' : undefined}
                sx={{ '&&[aria-current]': { color: 'primary.main', fontWeight: 600 } }}
              >
                <bdi>{monthName(month)}</bdi>
              </Box>
            ))}
            <th scope="col">
              <FormattedMessage id="ftes.average.short" />
            </th>
          </tr>
        </thead>
        <tbody>
          {bids.map((bid, at) => (
            <BidRow key={bid.id} bid={bid} at={at} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{totalLabel}</th>
            {months.map((month) => (
              <HeatCell key={month} share={totals[month - 1] ?? 0} />
            ))}
            <td>{intl.formatNumber(percent(summaryOf(totals).average))}</td>
          </tr>
        </tfoot>
      </Box>
    </Box>
  );
};
