import { emptyInput } from '@bidwright/contract-kit';
import { type RequirementInput, requirementKinds, requirements } from '@bidwright/contract-opportunities';
import {
  ChoiceField,
  FieldGrid,
  Form,
  FormActions,
  LongTextField,
  NumberField,
  TextField,
} from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { Box } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { useCreateRequirement } from './requirementsApi.ts';
import { useRequirementText } from './useRequirementText.ts';

interface AddDialogProps {
  opportunityId: string;
  /** Where it comes: behind those that are there. */
  place: number;
  onClose: () => void;
}

const typed = requirements.input.pick(['text', 'kind', 'section', 'page']);

/** A demand that reading has missed: rules find most of them, not all. */
export const AddDialog = ({ opportunityId, place, onClose }: AddDialogProps) => {
  const intl = useIntl();
  const text = useRequirementText();
  const alert = useAlert();
  const [create] = useCreateRequirement();
  const add = async (input: Partial<RequirementInput>) => {
    const { error } = await create({ ...emptyInput(requirements), ...input, opportunityId, place });
    if (error) return error;
    return () => {
      alert({ severity: 'success', text: text('added') });
      onClose();
    };
  };
  return (
    <Dialog open form title={text('add')} onClose={onClose}>
      <Form schema={typed} onSubmit={add} onCancel={onClose} focus="text">
        <Box sx={{ display: 'grid', gap: 1.5, paddingBlockStart: 1 }}>
          <LongTextField name="text" label={text('text')} rows={4} />
          <ChoiceField
            name="kind"
            label={text('kind')}
            choices={requirementKinds}
            text={(kind) => text(`kind.${kind}`)}
          />
          <FieldGrid>
            <TextField name="section" label={text('section')} />
            <NumberField name="page" label={text('page')} />
          </FieldGrid>
          <FormActions submit={text('add')} cancel={intl.formatMessage({ id: 'opportunities.parts.cancel' })} />
        </Box>
      </Form>
    </Dialog>
  );
};
