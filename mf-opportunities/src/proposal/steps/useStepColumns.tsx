import { type ProposalPlan, type ProposalStep, proposalSteps } from '@bidwright/contract-opportunities';
import { useIntl } from '@bidwright/remote-kit/intl';
import { can } from '@bidwright/remote-kit/store';
import type { Column } from '@bidwright/remote-kit/table';
import { Day, Tag, today } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import type { OpportunityRecord } from '../../opportunities/OpportunityRecord.ts';
import { useUpdateStep } from '../proposalApi.ts';
import { usePicking } from '../usePicking.tsx';
import { useProposalText } from '../useProposalText.ts';
import { useStepName } from '../useStepName.ts';
import { useWarningText } from '../useWarningText.ts';
import { useWrite } from '../useWrite.ts';
import { MoveStep } from './MoveStep.tsx';

export interface StepsProps {
  record: OpportunityRecord;
  plan: ProposalPlan;
}

/** Whether a review was held, said in its cell. */
const useHeld = (mayEdit: (row: ProposalStep) => boolean) => {
  const text = useProposalText();
  const [update] = useUpdateStep();
  const write = useWrite();
  const { open, menu } = usePicking();
  const set = ({ id, version }: ProposalStep, doneOn: string | null) =>
    void write(update({ id, version, changes: { doneOn } }));
  const edit = (row: ProposalStep) => (anchor: HTMLElement) =>
    open({
      anchor,
      label: text('held'),
      options: ['open', 'done'].map((value) => ({ value, label: text(value) })),
      value: row.doneOn ? 'done' : 'open',
      onPick: (value) => set(row, value === 'done' ? today() : null),
    });
  const column: Column<ProposalStep> = {
    id: 'doneOn',
    header: text('held'),
    width: 130,
    key: true,
    cell: ({ doneOn }) => (doneOn ? <Tag tone="success">{text('done')}</Tag> : <Tag>{text('open')}</Tag>),
    edit: (row) => (mayEdit(row) ? edit(row) : undefined),
  };
  return { column, menu };
};

/** What is shown of a review, and the menu that its cells open. */
export const useStepColumns = ({ record, plan }: StepsProps) => {
  const intl = useIntl();
  const text = useProposalText();
  const { nameOf } = useStepName();
  const warningText = useWarningText(plan);
  const person = usePerson();
  const mayEdit = (row: ProposalStep) => can(proposalSteps.rights.update, person, { ...row, parent: record });
  const { column: held, menu } = useHeld(mayEdit);
  const movedBy = ({ id }: ProposalStep) => plan.warnings.find(({ of, about }) => of === id && about === 'moved');
  const move: Column<ProposalStep> = {
    id: 'move',
    header: text('step.order'),
    width: 100,
    key: true,
    cell: (row) => mayEdit(row) && <MoveStep step={row} steps={plan.steps} />,
  };
  const columns: Column<ProposalStep>[] = [
    {
      id: 'kind',
      header: text('step'),
      cell: (row) => <span dir="auto">{nameOf(row)}</span>,
      below: (row) => {
        const moved = movedBy(row);
        const people = row.people.map(({ name }) => name).join(', ');
        return (
          <>
            {people && <bdi>{text('step.needs', { people })}</bdi>}
            {people && moved && ' · '}
            {moved && <bdi>{warningText(moved)}</bdi>}
          </>
        );
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
    held,
    ...(plan.steps.some(mayEdit) ? [move] : []),
  ];
  return { columns, menu, mayEdit };
};
