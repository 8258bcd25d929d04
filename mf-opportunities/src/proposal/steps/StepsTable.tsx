import { type ProposalStep, proposalSteps, proposalTemplates } from '@bidwright/contract-opportunities';
import { can } from '@bidwright/remote-kit/store';
import { DataTable } from '@bidwright/remote-kit/table';
import { Button, Empty, SectionCard } from '@bidwright/remote-kit/ui';
import { lazy, usePerson } from '@bidwright/shell-api';
import Add from '@mui/icons-material/AddOutlined';
import Plan from '@mui/icons-material/EventNoteOutlined';
import { Suspense, useState } from 'react';
import { useProposalText } from '../useProposalText.ts';
import { type StepsProps, useStepColumns } from './useStepColumns.tsx';

const StepDialog = lazy(async () => ({ default: (await import('./StepDialog.tsx')).StepDialog }));
const NewStepDialog = lazy(async () => ({ default: (await import('./NewStepDialog.tsx')).NewStepDialog }));
const TemplateDialog = lazy(async () => ({ default: (await import('../template/TemplateDialog.tsx')).TemplateDialog }));

/** The reviews of a proposal with their days, in their order: added, moved, and opened to be renamed or taken out. */
export const StepsTable = ({ record, plan }: StepsProps) => {
  const text = useProposalText();
  const person = usePerson();
  const { columns, menu, mayEdit } = useStepColumns({ record, plan });
  const [opened, setOpened] = useState<string>();
  const [shown, setShown] = useState<'new' | 'template'>();
  const current = plan.steps.find(({ id }) => id === opened);
  const close = () => setShown(undefined);
  const actions = (
    <>
      {can(proposalTemplates.rights.create, person) && (
        <Button size="small" onClick={() => setShown('template')}>
          {text('template.title')}
        </Button>
      )}
      {can(proposalSteps.rights.create, person, { parent: record }) && (
        <Button size="small" startIcon={<Add />} onClick={() => setShown('new')}>
          {text('step.add')}
        </Button>
      )}
    </>
  );
  return (
    <SectionCard title={text('steps')} count={plan.steps.length} actions={actions}>
      <DataTable<ProposalStep>
        label={text('steps')}
        columns={columns}
        rows={plan.steps}
        current={opened}
        onOpen={plan.steps.some(mayEdit) ? ({ id }) => setOpened(id) : undefined}
        empty={<Empty icon={<Plan />} title={text('noSteps')} />}
      />
      {menu}
      <Suspense>
        {current && mayEdit(current) && <StepDialog step={current} plan={plan} onClose={() => setOpened(undefined)} />}
        {shown === 'new' && <NewStepDialog opportunityId={record.id} onClose={close} />}
        {shown === 'template' && <TemplateDialog onClose={close} />}
      </Suspense>
    </SectionCard>
  );
};
