import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { type FigureColumn, FigureTable } from '@bidwright/remote-kit/report';
import { IconButton, Money, Tooltip } from '@bidwright/remote-kit/ui';
import Close from '@mui/icons-material/CloseOutlined';
import type { Amount } from './api.ts';

interface AmountTableProps {
  amounts: readonly Amount[];
  onRemove?: (id: string) => void;
}

/** Money by period. */
export const AmountTable = ({ amounts, onRemove }: AmountTableProps) => {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `ftes.amounts.${id}` });
  const column = (id: string, kind: FigureColumn['kind']): FigureColumn => ({ id, label: text(id), kind });
  const periodOf = ({ year, month }: Amount) =>
    intl.formatDate(Date.UTC(year, month - 1), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const sum = amounts.reduce((all, { amount }) => all + Number(amount), 0);
  return (
    <FigureTable
      label={intl.formatMessage({ id: 'ftes.amounts' })}
      heading={text('period')}
      columns={[
        column('frequency', 'text'),
        column('kind', 'text'),
        column('note', 'text'),
        column('amount', 'money'),
        ...(onRemove ? [column('remove', 'text')] : []),
      ]}
      rows={amounts.map((one) => ({
        key: one.id,
        name: periodOf(one),
        cells: [
          <FormattedMessage key="frequency" id={`ftes.plan.frequency.${one.frequency}`} />,
          <FormattedMessage key="kind" id={`ftes.amounts.kind.${one.kind}`} />,
          <span key="note" dir="auto">
            {one.note}
          </span>,
          <Money key="amount" amount={Number(one.amount)} />,
          onRemove && (
            <Tooltip key="remove" title={text('remove')}>
              <IconButton
                size="small"
                aria-label={intl.formatMessage({ id: 'ftes.amounts.removeOf' }, { period: periodOf(one) })}
                onClick={() => onRemove(one.id)}
              >
                <Close sx={{ fontSize: 16 }} />
              </IconButton>
            </Tooltip>
          ),
        ],
      }))}
      foot={[{ key: 'sum', name: text('sum'), cells: ['', '', '', <Money key="sum" amount={sum} />, ''] }]}
    />
  );
};
