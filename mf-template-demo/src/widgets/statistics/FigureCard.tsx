import { useFigureText } from '@bidwright/remote-kit/report';
import { Box, Card } from '@bidwright/remote-kit/ui';
import { useText } from '../../useText.ts';
import { Progress } from '../Progress.tsx';
import type { CardLook, Figure } from './figures.ts';

const looks: Readonly<Record<CardLook, object>> = {
  plain: {},
  reached: {},
  tinted: { bgcolor: 'surface.tint', borderColor: 'transparent' },
  lifted: { '&:hover': { borderColor: 'primary.main', boxShadow: 4 } },
};

const tile = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 40,
  height: 40,
  borderRadius: 1,
  bgcolor: 'surface.tint',
  color: 'primary.main',
  '& svg': { fontSize: 20 },
};

/** One figure with its icon: how it changed, or how near its aim is. */
export const FigureCard = ({ figure, look }: { figure: Figure; look: CardLook }) => {
  const text = useText();
  const written = useFigureText();
  const { id, Icon, value, kind = 'count', change, reached } = figure;
  const name = text(`figure.${id}`);
  return (
    <Card sx={{ padding: 2, ...looks[look] }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'start' }}>
        <Box aria-hidden sx={{ ...tile, ...(look === 'tinted' && { bgcolor: 'background.paper' }) }}>
          <Icon />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{name}</Box>
          <Box sx={{ typography: 'h4' }}>
            <bdi>{written(value, kind)}</bdi>
          </Box>
          {change !== undefined && (
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
              {text(change < 0 ? 'figure.less' : 'figure.more', { change: written(Math.abs(change), 'share') })}
            </Box>
          )}
        </Box>
      </Box>
      {reached !== undefined && (
        <Box sx={{ display: 'grid', gap: 0.5, marginBlockStart: 1.5, typography: 'caption', color: 'text.secondary' }}>
          <Progress label={name} share={reached} />
          {text('figure.reached', { share: written(reached, 'share') })}
        </Box>
      )}
    </Card>
  );
};
