import type { ReportRow } from '@bidwright/contract-opportunities';
import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { useFigureText } from '@bidwright/remote-kit/report';
import { Box, Link, StatusGlyph, today } from '@bidwright/remote-kit/ui';
import { listAddress } from '../opportunities/addresses.ts';
import { useStatusLook } from '../opportunities/field/status/useStatusLook.ts';
import { useReport } from '../reports/api.ts';
import { Frame } from './Frame.tsx';

const money = ({ figures }: ReportRow, name: string) => Number(figures[name] ?? 0);

const key = { width: 8, height: 8, borderRadius: '2px', bgcolor: 'status.Open.glyph' };

const Legend = () => (
  <Box sx={{ display: 'flex', gap: 1.5 }}>
    {(['weighted', 'value'] as const).map((name) => (
      <Box key={name} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Box sx={{ ...key, opacity: name === 'value' ? 0.28 : 1 }} />
        <FormattedMessage id={`opportunities.report.figure.${name}`} />
      </Box>
    ))}
  </Box>
);

/** The longest figure has its room in every line: bars of one length stand for one amount. */
const lines = {
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, 150px) 28px minmax(0, 1fr) auto',
  columnGap: 1,
};

/** What is open and sent by status: value and weighted value. A line opens the list of its status. */
const Line = ({ row, max }: { row: ReportRow; max: number }) => {
  const write = useFigureText();
  const look = useStatusLook();
  const status = { id: row.key, name: row.name ?? '' };
  const { category, progress, color } = look(status);
  const width = (name: string) => `${(money(row, name) / max) * 100}%`;
  const bar = { position: 'absolute', insetBlock: 0, insetInlineStart: 0, borderRadius: '2px' };
  const fill = `status.${category}.glyph`;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridColumn: '1 / -1',
        gridTemplateColumns: 'subgrid',
        alignItems: 'center',
        minHeight: 36,
      }}
    >
      <Link
        href={`${listAddress}?status=${encodeURIComponent(row.key)}`}
        color="inherit"
        variant="body2"
        sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 24 }}
      >
        <StatusGlyph category={category} progress={progress} color={color} />
        <span dir="auto">{row.name}</span>
      </Link>
      <Box component="bdi" sx={{ typography: 'body2', color: 'text.secondary', textAlign: 'end' }}>
        {write(row.figures.bids, 'count')}
      </Box>
      <Box
        sx={{ position: 'relative', height: 10 }}
        title={`${write(row.figures.weighted, 'money', true)} / ${write(row.figures.value, 'money', true)}`}
      >
        <Box sx={{ ...bar, width: width('value'), bgcolor: fill, opacity: 0.28 }} />
        <Box sx={{ ...bar, width: width('weighted'), bgcolor: fill }} />
      </Box>
      <Box component="bdi" sx={{ typography: 'body2', textAlign: 'end', whiteSpace: 'nowrap' }}>
        {write(row.figures.value, 'money', true)}
      </Box>
    </Box>
  );
};

export const PipelineWidget = () => {
  const { data, error, refetch } = useReport({ report: 'pipeline', today: today() });
  return (
    <Frame title="opportunities.widget.pipeline" reading={{ data, error, refetch }} actions={<Legend />}>
      {({ rows }) => (
        <Box component="ul" sx={lines}>
          {rows.map((row) => (
            <Line key={row.key} row={row} max={Math.max(1, ...rows.map((one) => money(one, 'value')))} />
          ))}
          {rows.length === 0 && (
            <Box component="li" sx={{ gridColumn: '1 / -1' }}>
              <FormattedMessage id="opportunities.report.empty" />
            </Box>
          )}
        </Box>
      )}
    </Frame>
  );
};
