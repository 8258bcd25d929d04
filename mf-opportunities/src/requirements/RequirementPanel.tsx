import { type Requirement, requirements } from '@bidwright/contract-opportunities';
import {
  ChoiceField,
  FieldGrid,
  Form,
  FormActions,
  LongTextField,
  type Outcome,
  TextField,
} from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { RecordDrawer } from '@bidwright/remote-kit/overlay';
import { ReferenceField } from '@bidwright/remote-kit/references';
import { Box, Button } from '@bidwright/remote-kit/ui';
import { usePeople } from '../api.ts';
import { LibraryTexts } from './library/LibraryTexts.tsx';
import { AmendedTag, Place } from './Place.tsx';
import { useUpdateRequirement } from './requirementsApi.ts';
import { useRequirementText } from './useRequirementText.ts';

const schema = requirements.input.pick(['text', 'kind', 'state', 'owner', 'proposalSection', 'evidence']);

interface RequirementPanelProps {
  requirement: Requirement;
  mayEdit: boolean;
  position: string;
  onPrevious?: () => void;
  onNext?: () => void;
  onClose: () => void;
}

/** One demand whole: its words before and now, who answers it where and by what, and texts that answered the like. */
export const RequirementPanel = ({ requirement, mayEdit, onClose, ...walk }: RequirementPanelProps) => {
  const intl = useIntl();
  const text = useRequirementText();
  const people = usePeople();
  const [update] = useUpdateRequirement();
  const { id, version, amended, textBefore } = requirement;
  const save = async (_values: object, changes: Partial<Requirement>): Promise<Outcome> =>
    (await update({ id, version, changes })) ?? onClose;
  return (
    <RecordDrawer
      open
      title={text('one')}
      subtitle={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <AmendedTag amended={amended} />
          <Place {...requirement} />
        </Box>
      }
      onClose={onClose}
      {...walk}
    >
      {amended === 'Changed' && textBefore && (
        <Box sx={{ marginBlockEnd: 2 }}>
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{text('textBefore')}</Box>
          <Box component="del" dir="auto" sx={{ color: 'text.secondary' }}>
            {textBefore}
          </Box>
        </Box>
      )}
      {amended && mayEdit && (
        <Button
          size="small"
          variant="outlined"
          onClick={() => void update({ id, version, changes: { amended: null } })}
          sx={{ marginBlockEnd: 2 }}
        >
          {text('seen')}
        </Button>
      )}
      {mayEdit ? (
        <Form schema={schema} initial={requirement} onSubmit={save} onCancel={onClose}>
          <Box sx={{ display: 'grid', gap: 1.5 }}>
            <LongTextField name="text" label={text('text')} rows={4} />
            <FieldGrid>
              <ChoiceField name="kind" label={text('kind')} text={(kind) => text(`kind.${kind}`)} />
              <ChoiceField name="state" label={text('state')} text={(state) => text(`state.${state}`)} />
            </FieldGrid>
            <ReferenceField name="owner" label={text('owner')} options={people} />
            <TextField name="proposalSection" label={text('proposalSection')} />
            <LongTextField name="evidence" label={text('evidence')} rows={3} />
            <FormActions submit={text('save')} cancel={intl.formatMessage({ id: 'opportunities.parts.cancel' })} />
          </Box>
        </Form>
      ) : (
        <Box dir="auto">{requirement.text}</Box>
      )}
      <LibraryTexts demand={requirement.text} />
    </RecordDrawer>
  );
};
