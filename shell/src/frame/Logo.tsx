import { Box, Link, useFirm } from '@bidwright/remote-kit/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FirmMark } from './FirmMark.tsx';
import { ProductMark } from './ProductMark.tsx';
import { productName } from './productName.ts';

/** From so many times its height on a logo is read as a name of its own, and says it alone. */
const wideFrom = 2.2;

/** The firm's logo and name, or the product's where an Admin has set none or the logo does not come; links home. */
export const Logo = ({ compact, onFollow }: { compact?: boolean; onFollow?: () => void }) => {
  const intl = useIntl();
  const { name = productName, logo: given } = useFirm();
  const [lost, setLost] = useState<string>();
  const logo = given?.address === lost ? undefined : given;
  const isWide = logo !== undefined && logo.width / logo.height >= wideFrom;
  return (
    <Link
      href="/dashboard"
      underline="none"
      onClick={onFollow}
      aria-label={intl.formatMessage({ id: 'shell.home' }, { firm: name })}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1.5,
        minWidth: 0,
        color: 'text.primary',
        borderRadius: 1,
      }}
    >
      {logo ? (
        <FirmMark logo={logo} maxWidth={compact ? 40 : 180} onLost={() => setLost(logo.address)} />
      ) : (
        <ProductMark />
      )}
      {!compact && !isWide && (
        <Box
          component="span"
          title={name}
          sx={{
            fontSize: 17,
            fontWeight: 600,
            letterSpacing: '-0.01em',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {name}
        </Box>
      )}
    </Link>
  );
};
