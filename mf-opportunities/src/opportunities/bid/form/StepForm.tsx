import { type OpportunityInput, stepInput } from '@bidwright/contract-opportunities';
import { Form, Steps } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Box, Card } from '@bidwright/remote-kit/ui';
import { Slot } from '@bidwright/shell-api';
import { SectionFields } from '../../field/inputs/SectionFields.tsx';
import { LookupsFailed } from '../../field/lookups/LookupsFailed.tsx';
import { useLookups } from '../../field/lookups/useLookups.ts';
import { DuplicateCard } from '../duplicates/DuplicateCard.tsx';
import { useDuplicates } from '../duplicates/useDuplicates.ts';
import { teamsPlace } from '../record/places.ts';
import { AttachedCard } from './AttachedCard.tsx';
import type { Draft } from './draft.ts';
import { SoFar } from './SoFar.tsx';
import { StepActions } from './StepActions.tsx';
import { steps } from './steps.ts';
import { useAttached } from './useAttached.ts';
import { useNewOpportunity } from './useNewOpportunity.ts';

interface StepFormProps {
  start: { values: OpportunityInput; step: number };
  /** A draft keeps what is filled in. */
  kept: boolean;
  onChange: (draft: Omit<Draft, 'keptAt'>) => void;
  /** The bid is recorded, so that no draft is needed any more; its files are still on the way. */
  onRecorded: () => void;
  /** All is done; hears of files that did not arrive. Answers the way to the bid's page. */
  onCreated: (id: string, sent: { files: number; failed: string[] }) => () => void;
}

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
};

/** On narrow pages its cards stand in the form's own column. */
const beside = {
  display: { xs: 'contents', lg: 'grid' },
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  position: 'sticky',
  insetBlockStart: 16,
};

/** A new opportunity, in three steps. */
export const StepForm = ({ start, kept, onChange, onRecorded, onCreated }: StepFormProps) => {
  const intl = useIntl();
  const lists = Object.values(useLookups());
  const { attached, send, ...attaching } = useAttached();
  const { step, values, refused, saving, fill, settle, next, goTo } = useNewOpportunity({
    start,
    onChange,
    insists: () => duplicates.insists,
    onCreated: async (id) => {
      onRecorded();
      return onCreated(id, { files: attached.length, failed: await send(id) });
    },
  });
  const duplicates = useDuplicates(values);
  const section = steps[step] ?? 'details';
  return (
    <Box sx={columns}>
      <Card>
        <Box sx={{ padding: { xs: 2, sm: 3 }, borderBottom: 1, borderColor: 'divider' }}>
          <Steps
            current={step}
            steps={steps.map((name) => ({
              label: intl.formatMessage({ id: `opportunities.section.${name}` }),
              note: intl.formatMessage({ id: `opportunities.step.${name}` }),
            }))}
          />
        </Box>
        <Box sx={{ padding: { xs: 2, sm: 3 } }} onBlur={settle}>
          <LookupsFailed lists={lists} />
          <Form
            key={section}
            schema={stepInput[section]}
            initial={values}
            refused={refused}
            kept={kept}
            onChange={fill}
            onSubmit={next}
          >
            <SectionFields of={section} isNew />
            <StepActions step={step} saving={saving} onBack={() => goTo(step - 1)} />
          </Form>
        </Box>
      </Card>
      <Box sx={beside}>
        {section === 'teams' && <Slot id={teamsPlace} teams={values.teamsInvolved} />}
        <DuplicateCard found={duplicates.found} onDeny={duplicates.deny} />
        <AttachedCard attached={attached} {...attaching} />
        <SoFar values={values} step={step} onEdit={() => goTo(0)} />
      </Box>
    </Box>
  );
};
