import { Box, type FirmLogo } from '@bidwright/remote-kit/ui';
import { useIsDark } from '../settings/useIsDark.ts';

/** As high as the product's mark, in pixels. */
const height = 32;

interface FirmMarkProps {
  logo: FirmLogo;
  /** In pixels. */
  maxWidth: number;
  /** It does not come. */
  onLost: () => void;
}

/** The firm's logo in the place of the product's mark. */
export const FirmMark = ({ logo, maxWidth, onLost }: FirmMarkProps) => {
  const isDark = useIsDark();
  return (
    <Box
      component="img"
      src={logo.address}
      alt=""
      onError={onLost}
      sx={{
        flex: 'none',
        boxSizing: 'border-box',
        height,
        width: Math.round(Math.min(maxWidth, Math.max(height, (height * logo.width) / logo.height))),
        objectFit: 'contain',
        // Logos are drawn for paper: dark letters on nothing would be lost on a dark page.
        ...(isDark && { padding: '3px', bgcolor: 'common.white', borderRadius: '6px' }),
      }}
    />
  );
};
