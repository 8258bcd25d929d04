import { type DateOrder, dateOrders, type RecordResult } from '@bidwright/contract-kit';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';

interface DateOrdersProps {
  refused: readonly RecordResult[];
  onChoose: (column: string, order: DateOrder) => void;
}

/** What 03/04/2027 is, month by month counted from 0. */
const meant: Record<DateOrder, number> = {
  dayFirst: Date.UTC(2027, 3, 3),
  monthFirst: Date.UTC(2027, 2, 4),
};

/** Asks of each column whose dates may be two days what comes first in them. */
export const DateOrders = ({ refused, onChoose }: DateOrdersProps) => {
  const intl = useIntl();
  const faults = refused.flatMap(({ fields = {} }) => Object.entries(fields));
  const columns = new Set(faults.flatMap(([column, { key }]) => (key === 'import.dateOrder' ? [column] : [])));
  return [...columns].map((column) => (
    <Alert key={column} severity="info">
      <FormattedMessage id="kit.dates.ask" values={{ column: <bdi>{column}</bdi> }} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 1 }}>
        {dateOrders.map((order) => (
          <Button key={order} size="small" variant="outlined" onClick={() => onChoose(column, order)}>
            {intl.formatMessage(
              { id: `kit.dates.${order}` },
              { day: intl.formatDate(meant[order], { dateStyle: 'long', timeZone: 'UTC' }) },
            )}
          </Button>
        ))}
      </Box>
    </Alert>
  ));
};
