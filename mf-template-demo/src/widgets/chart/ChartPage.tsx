import { useFigureText } from '@bidwright/remote-kit/report';
import { Box, Card, Page, SectionCard, Stack } from '@bidwright/remote-kit/ui';
import { useText } from '../../useText.ts';
import { Columns } from '../Columns.tsx';
import { ChartCard } from './ChartCard.tsx';
import { Ring } from './Ring.tsx';
import { Spark } from './Spark.tsx';
import { charts, parts, reached, small, thousand } from './samples.ts';

const colors = ['series.s0', 'series.s3', 'series.s2', 'series.s5'] as const;

/** Charts in the kinds there are. */
export const ChartPage = () => {
  const text = useText();
  const written = useFigureText();
  return (
    <Page title={text('chart.title')}>
      <Stack sx={{ gap: 2 }}>
        <Columns min={220}>
          {small.map(({ id, kind, drawn, values }) => (
            <Card key={id} sx={{ padding: 2 }}>
              <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{text(`figure.${id}`)}</Box>
              <Box sx={{ typography: 'h4', marginBlockEnd: 1 }}>
                <bdi>
                  {written(
                    values.reduce<number>((sum, value) => sum + value, 0) * (kind === 'money' ? thousand : 1),
                    kind,
                  )}
                </bdi>
              </Box>
              <Spark drawn={drawn} values={values} />
              <Box sx={{ typography: 'caption', color: 'text.secondary', marginBlockStart: 1 }}>
                {text('chart.year')}
              </Box>
            </Card>
          ))}
        </Columns>
        <Columns min={420}>
          <SectionCard title={text('chart.parts')}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
              <Ring
                label={text('chart.parts')}
                parts={parts.map(({ share }, at) => ({ share, color: colors[at] ?? 'series.s0' }))}
              />
              <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
                {parts.map(({ id, share }, at) => (
                  <Box key={id} component="li" sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
                    <Box aria-hidden sx={{ width: 10, height: 10, borderRadius: '2px', bgcolor: colors[at] }} />
                    {text(`chart.${id}`)}
                    <Box component="bdi" sx={{ color: 'text.secondary' }}>
                      {written(share, 'share')}
                    </Box>
                  </Box>
                ))}
              </Box>
            </Box>
          </SectionCard>
          <SectionCard title={text('chart.goal')}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
              <Ring label={text('chart.goal')} parts={[{ share: reached, color: 'series.s0' }]}>
                <bdi>{written(reached, 'share')}</bdi>
              </Ring>
              <Box sx={{ flex: '1 1 120px', color: 'text.secondary' }}>{text('chart.goal.text')}</Box>
            </Box>
          </SectionCard>
        </Columns>
        <Columns min={420}>
          {charts.map((chart) => (
            <ChartCard key={chart.id} chart={chart} />
          ))}
        </Columns>
      </Stack>
    </Page>
  );
};
