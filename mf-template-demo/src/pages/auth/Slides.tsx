import { Box, IconButton, Typography } from '@bidwright/remote-kit/ui';
import Previous from '@mui/icons-material/ChevronLeftOutlined';
import Next from '@mui/icons-material/ChevronRightOutlined';
import { useState } from 'react';
import { Picture } from '../../picture/Picture.tsx';
import { useText } from '../../useText.ts';

const count = 3;
const mirrored = { '[dir=rtl] &': { transform: 'scaleX(-1)' } };

/** Three pictures with a word on each, one at a time. They move only when somebody moves them. */
export const Slides = () => {
  const text = useText();
  const [at, setAt] = useState(1);
  const turn = (by: number) => () => setAt(((at - 1 + by + count) % count) + 1);
  return (
    <Box sx={{ display: 'grid', gridTemplateRows: 'minmax(120px, 1fr) auto', height: '100%', bgcolor: 'surface.sunk' }}>
      <Box sx={{ position: 'relative', minHeight: 0, '& > svg': { position: 'absolute', inset: 0 } }}>
        <Picture seed={`slide ${at}`} />
      </Box>
      <Box sx={{ padding: 3 }}>
        <Box aria-live="polite" sx={{ minHeight: 72 }}>
          <Typography variant="h2">{text(`auth.slide${at}.title`)}</Typography>
          <Typography variant="body1">{text(`auth.slide${at}.text`)}</Typography>
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, typography: 'caption' }}>
          <IconButton size="small" aria-label={text('auth.slide.previous')} onClick={turn(-1)}>
            <Previous sx={mirrored} />
          </IconButton>
          <bdi>{text('auth.slide.place', { at, count })}</bdi>
          <IconButton size="small" aria-label={text('auth.slide.next')} onClick={turn(1)}>
            <Next sx={mirrored} />
          </IconButton>
        </Box>
      </Box>
    </Box>
  );
};
