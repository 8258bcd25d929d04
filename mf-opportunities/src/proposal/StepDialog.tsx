import { type ProposalStep, proposalSteps } from '@bidwright/contract-opportunities';
import { DateField, FieldGrid, Form, FormActions, NumberField, type Outcome } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { ReferencesField } from '@bidwright/remote-kit/references';
import { Box } from '@bidwright/remote-kit/ui';
import { usePeople } from '../api.ts';
import { useUpdateStep } from './proposalApi.ts';
import { useProposalText } from './useProposalText.ts';

const typed = proposalSteps.input.pick(['workDaysBefore', 'people', 'doneOn']);

/** When a review is, whom it needs, and when it was held. */
export const StepDialog = ({ step, onClose }: { step: ProposalStep; onClose: () => void }) => {
  const intl = useIntl();
  const text = useProposalText();
  const people = usePeople();
  const [update] = useUpdateStep();
  const save = async (_input: object, changes: Partial<ProposalStep>): Promise<Outcome> =>
    (await update({ id: step.id, version: step.version, changes })) ?? onClose;
  return (
    <Dialog open form title={text(`kind.${step.kind}`)} onClose={onClose}>
      <Form schema={typed} initial={step} onSubmit={save} onCancel={onClose} focus="workDaysBefore">
        <Box sx={{ display: 'grid', gap: 1.5, paddingBlockStart: 1 }}>
          <FieldGrid>
            <NumberField name="workDaysBefore" label={text('workDaysBefore')} />
            <DateField name="doneOn" label={text('doneOn')} />
          </FieldGrid>
          <ReferencesField name="people" label={text('people')} options={people} />
          <FormActions submit={text('save')} cancel={intl.formatMessage({ id: 'opportunities.parts.cancel' })} />
        </Box>
      </Form>
    </Dialog>
  );
};
