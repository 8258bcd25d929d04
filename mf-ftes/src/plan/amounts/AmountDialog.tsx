import { parts } from '@bidwright/contract-opportunities';
import {
  ChoiceField,
  FieldGrid,
  Form,
  FormActions,
  MoneyField,
  NumberField,
  TextField,
} from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { Box, today } from '@bidwright/remote-kit/ui';
import { useAddAmount } from './api.ts';

/** Plans money for a period. */
export const AmountDialog = ({ bid, onClose }: { bid: string; onClose: () => void }) => {
  const intl = useIntl();
  const [add] = useAddAmount();
  const label = (id: string) => intl.formatMessage({ id: `ftes.amounts.${id}` });
  const [year = 0, month = 1] = today().split('-').map(Number);
  return (
    <Dialog open form title={label('add')} onClose={onClose}>
      <Form
        schema={parts.amounts.input}
        initial={{ year, month, kind: 'Fixed Price/Milestone' }}
        focus="amount"
        onSubmit={async (input) => (await add(bid, input)).error ?? onClose}
        onCancel={onClose}
      >
        <Box sx={{ display: 'grid', gap: 2, paddingBlockStart: 1 }}>
          <FieldGrid>
            <ChoiceField
              name="kind"
              label={label('kind')}
              text={(kind) => intl.formatMessage({ id: `ftes.amounts.kind.${kind}` })}
            />
            <ChoiceField
              name="frequency"
              label={label('frequency')}
              text={(frequency) => intl.formatMessage({ id: `ftes.plan.frequency.${frequency}` })}
            />
            <NumberField name="year" label={label('year')} />
            <NumberField name="month" label={label('month')} />
            <MoneyField name="amount" label={label('amount')} />
            <TextField name="note" label={label('note')} />
          </FieldGrid>
          <FormActions submit={label('submit')} cancel={intl.formatMessage({ id: 'ftes.plan.cancel' })} />
        </Box>
      </Form>
    </Dialog>
  );
};
