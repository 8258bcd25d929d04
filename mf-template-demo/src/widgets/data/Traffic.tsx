import { useFigureText } from '@bidwright/remote-kit/report';
import { Box } from '@bidwright/remote-kit/ui';
import { Progress } from '../Progress.tsx';
import { traffic } from './samples.ts';

/** Where visitors come from, as bars. */
export const Traffic = () => {
  const written = useFigureText();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {traffic.map(({ name, share }) => (
        <Box key={name}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', marginBlockEnd: 0.5 }}>
            <span dir="auto">{name}</span>
            <bdi>{written(share, 'share')}</bdi>
          </Box>
          <Progress label={name} share={share} />
        </Box>
      ))}
    </Box>
  );
};
