import { emptyInput } from '@bidwright/contract-kit';
import {
  type ProposalPlan,
  type ProposalSection,
  type ProposalSectionInput,
  proposalSections,
  sectionStates,
} from '@bidwright/contract-opportunities';
import {
  ChoiceField,
  FieldGrid,
  Form,
  FormActions,
  NumberField,
  type Outcome,
  TextField,
} from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { ReferenceField } from '@bidwright/remote-kit/references';
import { Box, Button } from '@bidwright/remote-kit/ui';
import { usePeople } from '../api.ts';
import { useCreateSection, useUpdateSection } from './proposalApi.ts';
import { useProposalText } from './useProposalText.ts';
import { useStepName } from './useStepName.ts';

interface SectionDialogProps {
  opportunityId: string;
  /** Which one of the proposal it is. */
  place: number;
  /** Without one, a new one. */
  section?: ProposalSection;
  plan: ProposalPlan;
  onClose: () => void;
}

const typed = proposalSections.input.pick([
  'title',
  'writer',
  'reviewer',
  'maxPages',
  'pages',
  'state',
  'readyFor',
  'place',
]);

/** A section with all that is said of it; one that is not wanted any more is taken out of the plan. */
export const SectionDialog = ({ opportunityId, place, section, plan, onClose }: SectionDialogProps) => {
  const intl = useIntl();
  const text = useProposalText();
  const people = usePeople();
  const { ofKind } = useStepName();
  // A new one is read first in the review after the begin, as those that the plan began with.
  const readyFor = section?.readyFor ?? (plan.steps[1] ?? plan.steps[0])?.kind;
  const kinds = [...new Set([...plan.steps.map(({ kind }) => kind), ...(readyFor ? [readyFor] : [])])];
  const [create] = useCreateSection();
  const [update] = useUpdateSection();
  const save = async (
    input: Partial<ProposalSectionInput>,
    changes: Partial<ProposalSectionInput>,
  ): Promise<Outcome> => {
    const error = section
      ? await update({ id: section.id, version: section.version, changes })
      : (await create({ ...emptyInput(proposalSections), ...input, opportunityId })).error;
    return error ?? onClose;
  };
  const remove = async () => {
    if (!section) return;
    const { id, version } = section;
    const error = await update({ id, version, changes: { status: 'Inactive' } });
    if (!error) onClose();
  };
  return (
    <Dialog open form title={text(section ? 'section' : 'add')} onClose={onClose}>
      <Form
        schema={typed}
        initial={section ?? { ...emptyInput(proposalSections), place, readyFor }}
        onSubmit={save}
        onCancel={onClose}
        focus="title"
      >
        <Box sx={{ display: 'grid', gap: 1.5, paddingBlockStart: 1 }}>
          <TextField name="title" label={text('title.section')} />
          <FieldGrid>
            <ReferenceField name="writer" label={text('writer')} options={people} />
            <ReferenceField name="reviewer" label={text('reviewer')} options={people} />
            <NumberField name="pages" label={text('pagesWritten')} />
            <NumberField name="maxPages" label={text('maxPages')} />
            <ChoiceField
              name="state"
              label={text('state')}
              choices={sectionStates}
              text={(state) => text(`state.${state}`)}
            />
            <ChoiceField name="readyFor" label={text('readyFor')} choices={kinds} text={(kind) => ofKind(plan, kind)} />
            <NumberField name="place" label={text('place')} />
          </FieldGrid>
          {section && (
            <div>
              <Button size="small" color="error" onClick={() => void remove()}>
                {text('remove')}
              </Button>
            </div>
          )}
          <FormActions
            submit={text(section ? 'save' : 'add')}
            cancel={intl.formatMessage({ id: 'opportunities.parts.cancel' })}
          />
        </Box>
      </Form>
    </Dialog>
  );
};
