import type { CustomerOrder } from '@bidwright/contract-template-demo/api';
import { Steps } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { Box, Button, Money } from '@bidwright/remote-kit/ui';
import type { ReactNode } from 'react';
import { useText } from '../useText.ts';
import { When } from '../When.tsx';
import { Status } from './Status.tsx';

const stages = ['Pending', 'Processing', 'Shipped', 'Delivered'] as const;

const facts = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 3,
  rowGap: 1,
  margin: 0,
  '& dt': { color: 'text.secondary' },
  '& dd': { margin: 0, textAlign: 'end' },
};

/** An order: who ordered what, what it comes to, and how far it is on its way. */
export const OrderDialog = ({ order, onClose }: { order: CustomerOrder; onClose: () => void }) => {
  const text = useText();
  const intl = useIntl();
  const { number, customer, product, quantity, total, status, orderedAtMs } = order;
  const lines: Record<string, ReactNode> = {
    customer: <span dir="auto">{customer}</span>,
    ordered: <When atMs={orderedAtMs} />,
    product: <span dir="auto">{product}</span>,
    each: <Money amount={total / quantity} />,
    quantity: <bdi>{intl.formatNumber(quantity)}</bdi>,
    total: <Money amount={total} />,
    status: <Status status={status} />,
  };
  return (
    <Dialog
      open
      width="comparison"
      title={text('customers.order', { number })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{text('customers.close')}</Button>}
    >
      <Box component="dl" sx={facts}>
        {Object.entries(lines).map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <dt>{text(`customers.${name}`)}</dt>
            <dd>{value}</dd>
          </Box>
        ))}
      </Box>
      {status !== 'Cancelled' && (
        <Box sx={{ marginBlockStart: 3 }}>
          <Steps current={stages.indexOf(status)} steps={stages.map((stage) => ({ label: text(`status.${stage}`) }))} />
        </Box>
      )}
    </Dialog>
  );
};
