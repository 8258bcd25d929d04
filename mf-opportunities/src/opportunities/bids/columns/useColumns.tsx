import type { OpportunityInput } from '@bidwright/contract-opportunities';
import type { Column } from '@bidwright/remote-kit/table';
import { Box, Day, Money, PersonAvatar } from '@bidwright/remote-kit/ui';
import { useMemo } from 'react';
import { useWorth } from '../../field/lookups/useWorth.ts';
import { OpportunityStatusChip } from '../../field/status/OpportunityStatusChip.tsx';
import { useFieldLabel } from '../../field/useFieldLabel.ts';
import { CutText } from '../../field/values/CutText.tsx';
import { DayOf } from '../../field/values/DayOf.tsx';
import { TeamCell } from '../../field/values/TeamCell.tsx';
import type { OpportunityRecord } from '../../OpportunityRecord.ts';
import { DueCell } from './DueCell.tsx';
import { type ColumnLayout, laidOut } from './layout.ts';

const quiet = { color: 'text.secondary' };

const numberAndClient = ({ solicitationNumber, client }: OpportunityRecord, yields: boolean) => (
  <CutText yields={yields}>
    {solicitationNumber && (
      <>
        <bdi>{solicitationNumber}</bdi>
        {' · '}
      </>
    )}
    <bdi>{client.name}</bdi>
  </CutText>
);

type Named = { name: string } | null | undefined;
const nameOf = (value: Named) => value && <CutText title={value.name}>{value.name}</CutText>;

/** Enough for most names, where other columns leave so much; on one line with the number and the client it is cut sooner. */
const nameWidth = { usual: 420, dense: 218 };

/**
 * Every column that the list can have. The edits of a cell come from `useCellEdits`. Unless somebody has drawn it to a width, the name takes
 * what the others leave.
 */
export const useColumns = ({ drawn = false, dense = false } = {}): Column<OpportunityRecord>[] => {
  const label = useFieldLabel();
  const worth = useWorth();
  return useMemo(() => {
    const plain = (id: keyof OpportunityInput, cell: (row: OpportunityRecord) => Named | string | null) => ({
      id,
      header: label(id),
      hidden: true,
      width: 160,
      cell: (row: OpportunityRecord) => {
        const value = cell(row);
        return nameOf(typeof value === 'string' ? { name: value } : value);
      },
    });
    const day = (id: 'dateQnA' | 'decisionDueDate' | 'expectedAwardDate') => ({
      id,
      header: label(id),
      sort: id,
      hidden: true,
      cell: (row: OpportunityRecord) => <Day date={row[id]} />,
    });
    return [
      {
        id: 'solicitationName',
        header: label('opportunity'),
        sort: 'solicitationName',
        width: dense ? nameWidth.dense : nameWidth.usual,
        cell: ({ solicitationName }) => (
          <CutText title={solicitationName} yields={!drawn}>
            {solicitationName}
          </CutText>
        ),
        below: (record) => numberAndClient(record, !drawn),
      },
      {
        id: 'opportunityStatus',
        header: label('opportunityStatus'),
        sort: 'opportunityStatus',
        key: true,
        cell: ({ opportunityStatus }) => <OpportunityStatusChip status={opportunityStatus} />,
      },
      {
        id: 'dueDate',
        header: label('due'),
        sort: 'dueDate',
        key: true,
        cell: (opportunity) => <DueCell opportunity={opportunity} />,
      },
      {
        id: 'primaryTeam',
        header: label('primaryTeam'),
        sort: 'primaryTeam',
        from: 'lg',
        width: 150,
        cell: ({ primaryTeam }) => <TeamCell team={primaryTeam} />,
      },
      {
        id: 'rfpManager',
        header: label('rfpManager'),
        sort: 'rfpManager',
        from: 'xl',
        cell: ({ rfpManager }) => rfpManager && <bdi>{rfpManager.name}</bdi>,
      },
      {
        id: 'projectType',
        header: label('projectType'),
        sort: 'projectType',
        from: 'xl',
        cell: ({ projectType }) => <bdi>{projectType.name}</bdi>,
      },
      {
        id: 'opportunityOwner',
        header: label('opportunityOwner'),
        sort: 'opportunityOwner',
        cell: ({ opportunityOwner }) => <PersonAvatar name={opportunityOwner.name} />,
      },
      {
        id: 'chance',
        header: label('chance'),
        numeric: true,
        cell: ({ chance }) => chance && <bdi>{chance.name}</bdi>,
      },
      {
        id: 'estimatedBudgetAmount',
        header: label('amount'),
        sort: 'estimatedBudgetAmount',
        numeric: true,
        key: true,
        cell: ({ estimatedBudgetAmount }) => <Money amount={estimatedBudgetAmount} short />,
      },
      {
        id: 'weighted',
        header: label('weighted'),
        numeric: true,
        cell: (opportunity) => (
          <Box component="span" sx={quiet}>
            <Money amount={worth(opportunity)} short />
          </Box>
        ),
      },
      { ...plain('client', ({ client }) => client), sort: 'client' },
      { ...plain('solicitationNumber', ({ solicitationNumber }) => solicitationNumber), sort: 'solicitationNumber' },
      plain('source', ({ source }) => source),
      plain('role', ({ role }) => role),
      plain('gsaSchedule', ({ gsaSchedule }) => gsaSchedule),
      day('dateQnA'),
      day('decisionDueDate'),
      day('expectedAwardDate'),
      { ...plain('winningFirm', ({ winningFirm }) => winningFirm) },
      {
        id: 'dateUpdated',
        header: label('dateUpdated'),
        sort: 'dateUpdated',
        hidden: true,
        cell: ({ dateUpdated }) => <DayOf seconds={dateUpdated} />,
      },
    ] satisfies Column<OpportunityRecord>[];
  }, [label, worth, drawn, dense]);
};

/** The columns as a person has chosen them. */
export const useLaidOut = (layout: ColumnLayout, dense = false): Column<OpportunityRecord>[] => {
  const columns = useColumns({ drawn: layout.widths?.solicitationName !== undefined, dense });
  return useMemo(() => laidOut(columns, layout), [columns, layout]);
};
