import { parts } from '@bidwright/contract-opportunities';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { can } from '@bidwright/remote-kit/store';
import { Box, Button, Card, Empty, Failed, LoadingRows, Money, SectionCard } from '@bidwright/remote-kit/ui';
import { useAlert, usePerson } from '@bidwright/shell-api';
import Add from '@mui/icons-material/AddOutlined';
import Payments from '@mui/icons-material/PaymentsOutlined';
import { useState } from 'react';
import type { Bid } from '../load/api.ts';
import { AmountDialog } from './AmountDialog.tsx';
import { AmountTable } from './AmountTable.tsx';
import { inOrder, sumsOf } from './amounts.ts';
import { useAmounts, useRemoveAmount } from './api.ts';

/** Money that is planned for the periods of a bid, by contract type. */
export const AmountsTab = ({ bid }: { bid: Bid }) => {
  const intl = useIntl();
  const alert = useAlert();
  const errorText = useErrorText();
  const person = usePerson();
  const [adding, setAdding] = useState(false);
  const { data, error, refetch } = useAmounts(bid.id);
  const [remove] = useRemoveAmount();
  const editable = can(parts.amounts.rights.create, person, bid);
  const amounts = data && inOrder(data);
  const take = async (id: string) => {
    const failed = await remove(bid.id, id);
    if (failed) alert({ severity: 'error', text: errorText(failed) });
  };
  const add = (
    <Button startIcon={<Add />} onClick={() => setAdding(true)}>
      <FormattedMessage id="ftes.amounts.add" />
    </Button>
  );
  if (error && !data)
    return (
      <Failed
        title={intl.formatMessage({ id: 'ftes.amounts.failed' })}
        text={errorText(error)}
        reference={error.requestId}
        onRetry={refetch}
      />
    );
  return (
    <SectionCard
      title={intl.formatMessage({ id: 'ftes.amounts' })}
      actions={editable && amounts?.length ? add : undefined}
    >
      {!amounts && <LoadingRows rows={4} />}
      {amounts?.length === 0 && (
        <Empty
          icon={<Payments />}
          title={intl.formatMessage({ id: 'ftes.amounts.none' })}
          text={intl.formatMessage({ id: 'ftes.amounts.none.text' })}
        >
          {editable && add}
        </Empty>
      )}
      {amounts && amounts.length > 0 && (
        <>
          <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, marginBlock: 0, marginBlockEnd: 1.5 }}>
            {sumsOf(amounts).map(({ kind, amount }) => (
              <Box key={kind}>
                <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
                  <FormattedMessage id={`ftes.amounts.kind.${kind}`} />
                </Box>
                <Box component="dd" sx={{ margin: 0, typography: 'h3' }}>
                  <Money amount={amount} />
                </Box>
              </Box>
            ))}
          </Box>
          <Card variant="outlined">
            <AmountTable amounts={amounts} onRemove={editable ? (id) => void take(id) : undefined} />
          </Card>
        </>
      )}
      {adding && <AmountDialog bid={bid.id} onClose={() => setAdding(false)} />}
    </SectionCard>
  );
};
