import { Box } from '@bidwright/remote-kit/ui';
import type { PropsWithChildren } from 'react';

interface RingProps {
  label: string;
  /** Parts of the whole, 0 to 1, each in a colour of the palette; what they leave stays empty. */
  parts: readonly { share: number; color: string }[];
}

const radius = 40;
const round = 2 * Math.PI * radius;

/** A whole and its parts; what stands in it is centred. It runs clockwise, in a mirrored page the other way. */
export const Ring = ({ label, parts, children }: PropsWithChildren<RingProps>) => (
  <Box component="figure" aria-label={label} sx={{ position: 'relative', margin: 0, width: 160, height: 160 }}>
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 100 100"
      sx={{ display: 'block', transform: 'rotate(-90deg)', '[dir=rtl] &': { transform: 'rotate(-90deg) scaleY(-1)' } }}
    >
      <Box
        component="circle"
        cx={50}
        cy={50}
        r={radius}
        fill="none"
        stroke="currentColor"
        strokeWidth={14}
        sx={{ color: 'surface.tintStrong' }}
      />
      {parts.map(({ share, color }, at) => {
        const before = parts.slice(0, at).reduce((sum, part) => sum + part.share, 0);
        return (
          <Box
            key={color}
            component="circle"
            cx={50}
            cy={50}
            r={radius}
            fill="none"
            stroke="currentColor"
            strokeWidth={14}
            strokeDasharray={`${Math.max(0, share * round - 1)} ${round}`}
            strokeDashoffset={-before * round}
            sx={{ color }}
          />
        );
      })}
    </Box>
    <Box sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', typography: 'h4' }}>
      {children}
    </Box>
  </Box>
);
