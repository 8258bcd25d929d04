import { Box, ButtonBase } from '@bidwright/remote-kit/ui';
import { useState } from 'react';
import { Picture } from '../../picture/Picture.tsx';
import { useText } from '../../useText.ts';

const sides = ['', ' 2', ' 3', ' 4'];

const thumb = {
  width: 72,
  borderRadius: 1,
  overflow: 'hidden',
  border: '2px solid transparent',
  '&[aria-pressed=true]': { borderColor: 'primary.main' },
};

/** A product from a few sides: one large, all of them below. */
export const Views = ({ name }: { name: string }) => {
  const text = useText();
  const [side, setSide] = useState('');
  return (
    <Box sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
      <Box sx={{ borderRadius: 1, overflow: 'hidden' }}>
        <Picture seed={name + side} label={name} ratio="8 / 5" />
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        {sides.map((one, at) => (
          <ButtonBase
            key={one}
            aria-pressed={one === side}
            aria-label={text('shop.view', { at: at + 1 })}
            onClick={() => setSide(one)}
            sx={thumb}
          >
            <Picture seed={name + one} ratio="8 / 5" />
          </ButtonBase>
        ))}
      </Box>
    </Box>
  );
};
