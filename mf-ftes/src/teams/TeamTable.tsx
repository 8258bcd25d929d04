import { type Month, monthNumber } from '@bidwright/contract-ftes';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';
import { useColumns } from '../plan/grid/columns.ts';
import { heat } from '../year/band.ts';
import { percent } from '../year/load.ts';
import { shareOf, type TeamLoad, type TeamMonth } from './teamLoads.ts';

const Cell = ({ month, title }: { month: TeamMonth; title: string }) => {
  const intl = useIntl();
  const share = shareOf(month);
  const number = (value: number) => intl.formatNumber(value, { maximumFractionDigits: 1 });
  const told = intl.formatMessage(
    { id: 'ftes.teams.month' },
    { month: title, load: share, planned: number(month.planned), capacity: number(month.capacity) },
  );
  return (
    <td aria-label={told} title={told}>
      <Box sx={{ ...heat(share), display: 'grid', placeContent: 'center', height: 28, minWidth: 34, fontSize: 12 }}>
        <bdi>{intl.formatNumber(percent(share))}</bdi>
      </Box>
    </td>
  );
};

interface TeamTableProps {
  label: string;
  first: Month;
  teams: readonly TeamLoad[];
  /** Teams that stand out. */
  chosen?: ReadonlySet<string>;
}

/** Teams and how full their months are. The figure says of how many people's time it is made. */
export const TeamTable = ({ label, first, teams, chosen }: TeamTableProps) => {
  const intl = useIntl();
  const columns = useColumns({ first: monthNumber(first), count: teams[0]?.months.length ?? 0 });
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box component="table" aria-label={label} sx={table}>
        <thead>
          <tr>
            <th scope="col">{intl.formatMessage({ id: 'ftes.teams.team' })}</th>
            {columns.map(({ number, label: name, title }) => (
              <th key={number} scope="col" title={title}>
                <bdi>{name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {teams.map(({ id, name, months }) => (
            <tr key={id}>
              <th scope="row" data-chosen={chosen?.has(id) || undefined}>
                <bdi>{name}</bdi>
              </th>
              {months.map((month, at) => (
                <Cell key={columns[at]?.number ?? at} month={month} title={columns[at]?.title ?? ''} />
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
};

const table = {
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: '2px',
  typography: 'caption',
  '& th': { color: 'text.secondary', fontWeight: 400, textAlign: 'start', padding: 0 },
  '& thead th + th': { textAlign: 'center', whiteSpace: 'nowrap' },
  '& tbody th[data-chosen]': { color: 'text.primary', fontWeight: 600 },
  '& tbody th': { paddingInlineEnd: 1, overflowWrap: 'anywhere' },
};
