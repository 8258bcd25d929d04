import { message, number, object } from '@bidwright/contract-kit';
import { FieldGrid, Form, FormActions, NumberField } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { Box } from '@bidwright/remote-kit/ui';
import { scaled } from '../draft/edits.ts';
import type { PlanToolProps } from './planTool.ts';

const maxFactor = 10;

const input = object({
  factor: number()
    .moreThan(0, message('validation.invalid'))
    .max(maxFactor)
    .default(1.1)
    .required()
    .meta({ kind: 'number', scale: 4 }),
});

/** Makes every month of the plan so many times as much. */
export const ScaleDialog = ({ state: { drafting }, onClose }: PlanToolProps & { onClose: () => void }) => {
  const intl = useIntl();
  const label = (id: string) => intl.formatMessage({ id: `ftes.plan.scale.${id}` });
  return (
    <Dialog open form title={intl.formatMessage({ id: 'ftes.plan.scale' })} onClose={onClose}>
      <Form
        schema={input}
        focus="factor"
        onSubmit={({ factor }) => {
          drafting.write(scaled(drafting.lines, factor));
          return onClose;
        }}
        onCancel={onClose}
      >
        <Box sx={{ display: 'grid', gap: 2, paddingBlockStart: 1 }}>
          <FieldGrid>
            <NumberField name="factor" label={label('factor')} help={label('help')} />
          </FieldGrid>
          <FormActions submit={label('submit')} cancel={intl.formatMessage({ id: 'ftes.plan.cancel' })} />
        </Box>
      </Form>
    </Dialog>
  );
};
