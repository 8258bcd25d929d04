import { type ContractFigures, planReaders } from '@bidwright/contract-opportunities';
import { useIntl } from '@bidwright/remote-kit/intl';
import { can } from '@bidwright/remote-kit/store';
import type { Column } from '@bidwright/remote-kit/table';
import { Day, Money } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import { useMemo } from 'react';
import { useFieldLabel } from '../../opportunities/field/useFieldLabel.ts';
import { CutText } from '../../opportunities/field/values/CutText.tsx';
import { TeamCell } from '../../opportunities/field/values/TeamCell.tsx';
import type { OpportunityRecord } from '../../opportunities/OpportunityRecord.ts';
import { BurnBar } from '../BurnBar.tsx';
import { burnOf, contractAmount } from '../burn.ts';
import { FtesNow } from './FtesNow.tsx';

export interface ProjectRow extends OpportunityRecord {
  figures: ContractFigures | undefined;
}

const none: never[] = [];

const numberAndClient = ({ solicitationNumber, client }: ProjectRow) => (
  <CutText yields>
    {[solicitationNumber, client.name].filter(Boolean).map((text, at) => (
      <span key={text}>
        {at > 0 && ' · '}
        <bdi>{text}</bdi>
      </span>
    ))}
  </CutText>
);

/** The columns of the list; who may see plans sees who works now on the rows shown, named by `ids`. */
export const useProjectColumns = (ids: readonly string[] = none): Column<ProjectRow>[] => {
  const intl = useIntl();
  const label = useFieldLabel();
  const seesPlans = can(planReaders, usePerson());
  return useMemo(() => {
    const say = (name: string) => intl.formatMessage({ id: `opportunities.project.${name}` });
    return [
      {
        id: 'solicitationName',
        header: say('title'),
        sort: 'solicitationName',
        // As wide as the others leave it; see the list of opportunities.
        width: 420,
        cell: ({ solicitationName }) => (
          <CutText title={solicitationName} yields>
            {solicitationName}
          </CutText>
        ),
        below: numberAndClient,
      },
      {
        id: 'end',
        header: say('ends'),
        key: true,
        cell: ({ figures }) => <Day date={figures?.end} />,
      },
      {
        id: 'amount',
        header: say('amount'),
        numeric: true,
        money: true,
        key: true,
        cell: (row) => <Money amount={contractAmount(row.figures, row)} short />,
      },
      {
        id: 'invoiced',
        header: say('invoiced'),
        numeric: true,
        from: 'lg',
        cell: ({ figures }) => <Money amount={figures?.invoiced} short />,
      },
      {
        id: 'remaining',
        header: say('remaining'),
        numeric: true,
        from: 'lg',
        cell: (row) => {
          const amount = contractAmount(row.figures, row);
          return row.figures && amount !== null && <Money amount={amount - row.figures.invoiced} short />;
        },
      },
      {
        id: 'burn',
        header: say('burned'),
        key: true,
        width: 140,
        cell: (row) => (
          <BurnBar burn={row.figures ? burnOf(row.figures.invoiced, contractAmount(row.figures, row)) : null} />
        ),
      },
      ...(seesPlans
        ? [
            {
              id: 'ftes',
              header: say('ftes'),
              numeric: true,
              cell: ({ id }: ProjectRow) => <FtesNow id={id} ids={ids} />,
            },
          ]
        : []),
      {
        id: 'rfpManager',
        header: say('manager'),
        sort: 'rfpManager',
        from: 'xl',
        cell: ({ rfpManager }) => rfpManager && <bdi>{rfpManager.name}</bdi>,
      },
      {
        id: 'primaryTeam',
        header: label('primaryTeam'),
        sort: 'primaryTeam',
        from: 'lg',
        width: 160,
        cell: ({ primaryTeam }) => <TeamCell team={primaryTeam} />,
      },
      {
        id: 'nextOptionDate',
        header: label('nextOptionDate'),
        sort: 'nextOptionDate',
        from: 'xl',
        cell: ({ nextOptionDate }) => <Day date={nextOptionDate} />,
      },
    ];
  }, [intl, label, seesPlans, ids]);
};
