import { type OpportunityInput, stepInput } from '@bidwright/contract-opportunities';
import { Form, Steps } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Box, Card } from '@bidwright/remote-kit/ui';
import { SectionFields } from '../fields/SectionFields.tsx';
import { LookupsFailed } from '../lookups/LookupsFailed.tsx';
import { useLookups } from '../lookups/useLookups.ts';
import type { Draft } from './draft.ts';
import { SoFar } from './SoFar.tsx';
import { StepActions } from './StepActions.tsx';
import { steps } from './steps.ts';
import { useNewOpportunity } from './useNewOpportunity.ts';

interface StepFormProps {
  start: { values: OpportunityInput; step: number };
  /** A draft keeps what is filled in. */
  kept: boolean;
  onChange: (draft: Omit<Draft, 'keptAt'>) => void;
  onCreated: (id: string) => void;
}

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
};

/** A new opportunity, in three steps. */
export const StepForm = ({ start, kept, onChange, onCreated }: StepFormProps) => {
  const intl = useIntl();
  const lists = Object.values(useLookups());
  const { step, values, refused, saving, fill, next, goTo } = useNewOpportunity({ start, onChange, onCreated });
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
        <Box sx={{ padding: { xs: 2, sm: 3 } }}>
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
            <SectionFields of={section} />
            <StepActions step={step} saving={saving} onBack={() => goTo(step - 1)} />
          </Form>
        </Box>
      </Card>
      <SoFar values={values} step={step} onEdit={() => goTo(0)} />
    </Box>
  );
};
