import { Box, Button } from '@bidwright/remote-kit/ui';
import { FormattedMessage } from 'react-intl';

const Mark = () => (
  <Box component="svg" viewBox="0 0 18 18" aria-hidden sx={{ width: 18, height: 18 }}>
    <path
      fill="#4285f4"
      d="M17.6 9.2q0-.95-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.71v2.26h2.92c1.7-1.57 2.64-3.88 2.64-6.61z"
    />
    <path
      fill="#34a853"
      d="M9 18c2.43 0 4.47-.8 5.96-2.19l-2.92-2.26a5.4 5.4 0 0 1-8.08-2.84H.96v2.33A9 9 0 0 0 9 18z"
    />
    <path fill="#fbbc05" d="M3.96 10.71a5.4 5.4 0 0 1 0-3.42V4.96H.96a9 9 0 0 0 0 8.08z" />
    <path
      fill="#ea4335"
      d="M9 3.58c1.32 0 2.51.45 3.44 1.35l2.58-2.59A9 9 0 0 0 .96 4.96l3 2.33A5.36 5.36 0 0 1 9 3.58z"
    />
  </Box>
);

/** Goes to Google's sign-in, which leads back to `next`; in another tab where the page is to stay. */
export const GoogleButton = ({ next, target }: { next: string; target?: '_blank' }) => (
  <Button
    component="a"
    href={`/auth/google?${new URLSearchParams({ next })}`}
    target={target}
    variant="outlined"
    fullWidth
    startIcon={<Mark />}
  >
    <FormattedMessage id="shell.signIn.google" />
  </Button>
);
