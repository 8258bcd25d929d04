import { useIntl } from '@bidwright/remote-kit/intl';
import { Chart, FigureTable, useFigureText } from '@bidwright/remote-kit/report';
import { Box, SectionCard } from '@bidwright/remote-kit/ui';
import { useText } from '../../useText.ts';
import type { charts } from './samples.ts';

/** The months up to November of a year, as the sample's figures have them. */
const months = [6, 7, 8, 9, 10, 11];

/** A chart over months, with its figures in a table that opens below. */
export const ChartCard = ({ chart }: { chart: (typeof charts)[number] }) => {
  const intl = useIntl();
  const text = useText();
  const written = useFigureText();
  const names = months.map((month) => intl.formatDate(Date.UTC(2026, month - 1), { month: 'short', timeZone: 'UTC' }));
  const named = chart.series.map((one) => ({ ...one, label: text(`chart.${one.id}`) }));
  const line = 'line' in chart ? { ...chart.line, label: text(`chart.${chart.line.id}`) } : undefined;
  const columns = [...named, ...(line ? [line] : [])];
  const title = text(`chart.${chart.id}`);
  return (
    <SectionCard title={title}>
      <Chart label={title} kind={chart.kind} names={names} series={named} line={line} />
      <Box component="details">
        <Box component="summary" sx={{ cursor: 'pointer', paddingBlock: 1, color: 'primary.main' }}>
          {text('chart.table')}
        </Box>
        <FigureTable
          label={title}
          heading={text('chart.month')}
          columns={columns.map(({ id, label, kind }) => ({ id, label, kind }))}
          rows={names.map((name, at) => ({
            key: name,
            name,
            cells: columns.map(({ id, kind, values }) => <bdi key={id}>{written(values[at], kind)}</bdi>),
          }))}
          foot={[]}
        />
      </Box>
    </SectionCard>
  );
};
