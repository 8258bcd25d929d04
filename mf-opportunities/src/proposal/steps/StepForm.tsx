import { type InputFrom, object } from '@bidwright/contract-kit';
import { proposalSteps, templateFields } from '@bidwright/contract-opportunities';
import {
  DateField,
  FieldGrid,
  Form,
  FormActions,
  NumberField,
  type Outcome,
  TextField,
} from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { ReferencesField } from '@bidwright/remote-kit/references';
import { Box } from '@bidwright/remote-kit/ui';
import type { ReactNode } from 'react';
import { usePeople } from '../../api.ts';
import { useProposalText } from '../useProposalText.ts';

const typed = object({ name: templateFields.name }).concat(
  proposalSteps.input.pick(['workDaysBefore', 'people', 'doneOn']),
);
export type StepValues = InputFrom<typeof typed>;

interface StepFormProps {
  initial: Partial<StepValues>;
  focus: 'name' | 'workDaysBefore';
  submit: string;
  onSave: (values: StepValues, changes: Partial<StepValues>) => Promise<Outcome>;
  onClose: () => void;
  /** What else can be done with it. */
  also?: ReactNode;
}

/** What is said of a review: its name, when it is, whom it needs, and when it was held. */
export const StepForm = ({ initial, focus, submit, onSave, onClose, also }: StepFormProps) => {
  const intl = useIntl();
  const text = useProposalText();
  const people = usePeople();
  return (
    <Form schema={typed} initial={initial} onSubmit={onSave} onCancel={onClose} focus={focus}>
      <Box sx={{ display: 'grid', gap: 1.5, paddingBlockStart: 1 }}>
        <TextField name="name" label={text('step.name')} />
        <FieldGrid>
          <NumberField name="workDaysBefore" label={text('workDaysBefore')} />
          <DateField name="doneOn" label={text('doneOn')} />
        </FieldGrid>
        <ReferencesField name="people" label={text('people')} options={people} />
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{text('step.days')}</Box>
        {also}
        <FormActions submit={submit} cancel={intl.formatMessage({ id: 'opportunities.parts.cancel' })} />
      </Box>
    </Form>
  );
};
