import { opportunities, type UsualColumn } from '@bidwright/contract-opportunities';
import type { Column } from '@bidwright/remote-kit/table';
import { Box, Money, PersonAvatar } from '@bidwright/remote-kit/ui';
import { useMemo } from 'react';
import { useWorth } from '../../field/lookups/useWorth.ts';
import { isEnd } from '../../field/status/isEnd.ts';
import { OpportunityStatusChip } from '../../field/status/OpportunityStatusChip.tsx';
import { useStatusLook } from '../../field/status/useStatusLook.ts';
import { useFieldLabel } from '../../field/useFieldLabel.ts';
import { CutText } from '../../field/values/CutText.tsx';
import { DayOf } from '../../field/values/DayOf.tsx';
import { TeamCell } from '../../field/values/TeamCell.tsx';
import type { BidRow } from '../../OpportunityRecord.ts';
import { columnsOf } from './columnsOf.tsx';
import { DueCell } from './DueCell.tsx';
import { type ColumnLayout, laidOut } from './layout.ts';

const quiet = { color: 'text.secondary' };

const numberAndClient = ({ solicitationNumber, client }: BidRow, yields: boolean) => (
  <CutText yields={yields}>
    {solicitationNumber && (
      <>
        <bdi>{solicitationNumber}</bdi>
        {' · '}
      </>
    )}
    <bdi>{client?.name}</bdi>
  </CutText>
);

/** Enough for most names, where other columns leave so much; on one line with the number and the client it is cut sooner. */
const nameWidth = { usual: 420, dense: 218 };

/** How a column looks where the kind of its field does not say it all. */
type Look = Omit<Partial<Column<BidRow>>, 'id'>;

/** How those look that are shown unless somebody chooses others, in their order. */
const useLooks = ({
  drawn,
  dense,
}: {
  drawn: boolean;
  dense: boolean;
}): Record<Exclude<UsualColumn, 'weighted'>, Look> => {
  const label = useFieldLabel();
  return useMemo(
    () => ({
      solicitationName: {
        header: label('opportunity'),
        width: dense ? nameWidth.dense : nameWidth.usual,
        cell: ({ solicitationName }) => (
          <CutText title={solicitationName} yields={!drawn}>
            {solicitationName}
          </CutText>
        ),
        below: (record) => numberAndClient(record, !drawn),
      },
      opportunityStatus: {
        key: true,
        cell: ({ opportunityStatus }) => <OpportunityStatusChip status={opportunityStatus} />,
      },
      dueDate: {
        header: label('due'),
        key: true,
        cell: (opportunity) => <DueCell opportunity={opportunity} />,
      },
      primaryTeam: {
        from: 'lg',
        width: 150,
        cell: ({ primaryTeam }) => primaryTeam && <TeamCell team={primaryTeam} />,
      },
      rfpManager: {
        from: 'xl',
        cell: ({ rfpManager }) => rfpManager && <bdi>{rfpManager.name}</bdi>,
      },
      projectType: { from: 'xl', cell: ({ projectType }) => projectType && <bdi>{projectType.name}</bdi> },
      opportunityOwner: {
        cell: ({ opportunityOwner }) => opportunityOwner && <PersonAvatar name={opportunityOwner.name} />,
      },
      chance: { header: label('odds'), numeric: true, cell: ({ chance }) => chance && <bdi>{chance.name}</bdi> },
      estimatedBudgetAmount: { header: label('amount'), money: true, key: true },
    }),
    [label, drawn, dense],
  );
};

/**
 * Every column that the list can have: of each field, of its weighted amount and of the day of its last change. The edits of a cell come
 * from `useCellEdits`. Unless somebody has drawn it to a width, the name takes what the others leave.
 */
export const useColumns = ({ drawn = false, dense = false } = {}): Column<BidRow>[] => {
  const label = useFieldLabel();
  const worth = useWorth();
  const look = useStatusLook();
  const looks = useLooks({ drawn, dense });
  return useMemo(() => {
    const ofFields = columnsOf(opportunities, label);
    const shown = Object.entries(looks).flatMap(([id, look]) =>
      ofFields
        .filter((column) => column.id === id)
        .map((column) => ({ ...column, hidden: false, width: undefined, ...look })),
    );
    const weighted = {
      id: 'weighted',
      header: label('weighted'),
      numeric: true,
      cell: (opportunity: BidRow) => {
        const weighted = worth(opportunity);
        return (
          <Box component="span" sx={quiet}>
            {weighted === null && isEnd(look(opportunity.opportunityStatus).category) ? (
              '–'
            ) : (
              <Money amount={weighted} short />
            )}
          </Box>
        );
      },
    };
    const changed = {
      id: 'dateUpdated',
      header: label('dateUpdated'),
      sort: 'dateUpdated',
      hidden: true,
      cell: ({ dateUpdated }: BidRow) => dateUpdated !== undefined && <DayOf seconds={dateUpdated} />,
    };
    return [...shown, weighted, ...ofFields.filter(({ id }) => !Object.hasOwn(looks, id)), changed];
  }, [label, worth, look, looks]);
};

/** The columns as a person has chosen them. */
export const useLaidOut = (layout: ColumnLayout, dense = false): Column<BidRow>[] => {
  const columns = useColumns({ drawn: layout.widths?.solicitationName !== undefined, dense });
  return useMemo(() => laidOut(columns, layout), [columns, layout]);
};
