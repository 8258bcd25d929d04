import { Box } from '@bidwright/remote-kit/ui';
import { FormattedMessage } from 'react-intl';

/** Between two ways of signing in. */
export const OrLine = () => (
  <Box
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 1.5,
      marginBlock: 1.5,
      typography: 'caption',
      color: 'text.secondary',
      '&::before, &::after': { content: '""', flex: 1, borderBlockStart: '1px solid', borderColor: 'divider' },
    }}
  >
    <FormattedMessage id="shell.or" />
  </Box>
);
