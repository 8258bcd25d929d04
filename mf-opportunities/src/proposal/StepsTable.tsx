import { type ProposalPlan, type ProposalStep, proposalSteps } from '@bidwright/contract-opportunities';
import { useIntl } from '@bidwright/remote-kit/intl';
import { can } from '@bidwright/remote-kit/store';
import { type Column, DataTable } from '@bidwright/remote-kit/table';
import { Day, Empty, SectionCard, Tag, today } from '@bidwright/remote-kit/ui';
import { lazy, usePerson } from '@bidwright/shell-api';
import Plan from '@mui/icons-material/EventNoteOutlined';
import { Suspense, useState } from 'react';
import type { OpportunityRecord } from '../opportunities/OpportunityRecord.ts';
import { useUpdateStep } from './proposalApi.ts';
import { usePicking } from './usePicking.tsx';
import { useProposalText } from './useProposalText.ts';
import { useWarningText } from './useWarningText.ts';
import { useWrite } from './useWrite.ts';

const StepDialog = lazy(async () => ({ default: (await import('./StepDialog.tsx')).StepDialog }));

interface StepsTableProps {
  record: OpportunityRecord;
  plan: ProposalPlan;
}

/** What is shown of a step, and the menu that its cells open. */
const useStepColumns = ({ record, plan }: StepsTableProps) => {
  const intl = useIntl();
  const text = useProposalText();
  const warningText = useWarningText(plan);
  const person = usePerson();
  const [update] = useUpdateStep();
  const write = useWrite();
  const { open, menu } = usePicking();
  const mayEdit = (row: ProposalStep) => can(proposalSteps.rights.update, person, { ...row, parent: record });
  const movedBy = ({ id }: ProposalStep) => plan.warnings.find(({ of, about }) => of === id && about === 'moved');
  const columns: Column<ProposalStep>[] = [
    {
      id: 'kind',
      header: text('step'),
      cell: ({ kind }) => text(`kind.${kind}`),
      below: (row) => {
        const moved = movedBy(row);
        return moved && <bdi>{warningText(moved)}</bdi>;
      },
    },
    { id: 'day', header: text('day'), width: 180, key: true, cell: ({ day }) => <Day date={day} form="long" /> },
    {
      id: 'workDaysBefore',
      header: text('workDaysBefore'),
      width: 170,
      numeric: true,
      cell: ({ workDaysBefore }) => <bdi>{intl.formatNumber(workDaysBefore)}</bdi>,
    },
    {
      id: 'people',
      header: text('people'),
      width: 220,
      key: true,
      cell: ({ people }) => <bdi>{people.map(({ name }) => name).join(', ')}</bdi>,
    },
    {
      id: 'doneOn',
      header: text('held'),
      width: 130,
      key: true,
      cell: ({ doneOn }) => (doneOn ? <Tag tone="success">{text('done')}</Tag> : <Tag>{text('open')}</Tag>),
      edit: (row) =>
        mayEdit(row)
          ? (anchor) =>
              open({
                anchor,
                label: text('held'),
                options: ['open', 'done'].map((value) => ({ value, label: text(value) })),
                value: row.doneOn ? 'done' : 'open',
                onPick: (value) =>
                  void write(
                    update({
                      id: row.id,
                      version: row.version,
                      changes: { doneOn: value === 'done' ? today() : null },
                    }),
                  ),
              })
          : undefined,
    },
  ];
  return { columns, menu, mayEdit };
};

/** The reviews of a proposal with their days, and whose leave has moved one. */
export const StepsTable = ({ record, plan }: StepsTableProps) => {
  const text = useProposalText();
  const { columns, menu, mayEdit } = useStepColumns({ record, plan });
  const [opened, setOpened] = useState<string>();
  const current = plan.steps.find(({ id }) => id === opened);
  return (
    <SectionCard title={text('steps')} count={plan.steps.length}>
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
        {current && mayEdit(current) && <StepDialog step={current} onClose={() => setOpened(undefined)} />}
      </Suspense>
    </SectionCard>
  );
};
