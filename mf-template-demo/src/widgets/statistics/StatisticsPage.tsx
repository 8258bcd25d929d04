import { Box, Page, Stack, Typography } from '@bidwright/remote-kit/ui';
import { useText } from '../../useText.ts';
import { Columns } from '../Columns.tsx';
import { FigureCard } from './FigureCard.tsx';
import { groups } from './figures.ts';

/** Figures as cards, in the looks there are. */
export const StatisticsPage = () => {
  const text = useText();
  return (
    <Page title={text('statistics.title')}>
      <Stack sx={{ gap: 3 }}>
        {groups.map(({ id, look, figures }) => (
          <Box key={id} component="section">
            <Typography variant="h3" component="h2" sx={{ marginBlockEnd: 1 }}>
              {text(`statistics.${id}`)}
            </Typography>
            <Columns min={220}>
              {figures.map((figure) => (
                <FigureCard key={figure.id} figure={figure} look={look} />
              ))}
            </Columns>
          </Box>
        ))}
      </Stack>
    </Page>
  );
};
