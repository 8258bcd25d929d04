import {
  excessOf,
  monthNumber,
  type StaffReportAnswer,
  type StaffReportId,
  staffReports,
} from '@bidwright/contract-ftes';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';
import { useColumns } from '../plan/grid/columns.ts';
import { type Band, bandLook, heat } from '../year/band.ts';

interface MonthMapProps {
  report: StaffReportId;
  answer: StaffReportAnswer;
  /** What a row is called. */
  nameOf: (row: StaffReportAnswer['rows'][number]) => string;
  /** Where less than such a part is on the bench; otherwise months are as full as anywhere. */
  below?: number;
}

/** Rows of a map at most; the table has all. */
const max = 60;

/** How far hours may be from the plan before it stands out. */
const noticeableHours = 40;

const bandOfHours = (hours: number): Band => {
  if (Math.abs(hours) < noticeableHours) return 'target';
  return hours > 0 ? 'over' : 'under';
};

type Kind = (typeof staffReports)[StaffReportId]['months'];

const bandOfShare = (share: number, below: number): Band => {
  if (share < below) return 'under';
  return excessOf(share) > 0 ? 'over' : 'target';
};

/** The look of a month by what it holds. */
const lookOf = (kind: Kind, value: number, below: number | undefined) => {
  if (kind === 'share') return below === undefined ? heat(value) : bandLook(bandOfShare(value, below));
  if (kind === 'hours') return bandLook(bandOfHours(value));
  return bandLook((kind === 'spare' ? -value : value) > 0 ? 'over' : 'under');
};

/** The months of a report’s rows as a map of heat. */
export const MonthMap = ({ report, answer, nameOf, below }: MonthMapProps) => {
  const intl = useIntl();
  const { months: kind } = staffReports[report];
  const [first] = answer.months;
  const columns = useColumns({ first: first ? monthNumber(first) : 0, count: answer.months.length });
  const label = intl.formatMessage({ id: `ftes.report.months.${kind}` });
  const shown = (value: number | null) => {
    if (value === null) return '–';
    if (kind === 'share') return intl.formatNumber(Math.round(value * 100));
    if (value === 0) return '–';
    return intl.formatNumber(value, { maximumFractionDigits: kind === 'hours' ? 0 : 2, signDisplay: 'exceptZero' });
  };
  return (
    <>
      <Box sx={{ typography: 'caption', color: 'text.secondary', marginBlockEnd: 1 }}>{label}</Box>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} component="section" aria-label={label}>
        <Box component="table" sx={look}>
          <thead>
            <tr>
              <th scope="col">{intl.formatMessage({ id: `ftes.report.by.${answer.by}` })}</th>
              {columns.map(({ number, label: name, title }) => (
                <th key={number} scope="col" title={title}>
                  <bdi>{name}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {answer.rows.slice(0, max).map((row) => (
              <tr key={row.key}>
                <th scope="row">
                  <span dir="auto">{nameOf(row)}</span>
                </th>
                {row.months.map((value, at) => (
                  <td key={columns[at]?.number ?? at} aria-label={shown(value)}>
                    <Box
                      sx={{
                        ...(value !== null && lookOf(kind, value, below)),
                        display: 'grid',
                        placeContent: 'center',
                        height: 28,
                        minWidth: 40,
                      }}
                    >
                      <bdi>{shown(value)}</bdi>
                    </Box>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
      {answer.rows.length > max && (
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {intl.formatMessage({ id: 'ftes.report.first' }, { count: max })}
        </Box>
      )}
    </>
  );
};

const look = {
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: '2px',
  typography: 'caption',
  '& th': { color: 'text.secondary', fontWeight: 400, textAlign: 'start', padding: 0 },
  '& thead th + th': { textAlign: 'center', whiteSpace: 'nowrap' },
  '& tbody th': { paddingInlineEnd: 1, overflowWrap: 'anywhere', minWidth: 140, color: 'text.primary' },
};
