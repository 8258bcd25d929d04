import { Button } from '@bidwright/remote-kit/ui';
import { FormattedMessage } from 'react-intl';

/** Goes to the sign-in of the firm's directory, which leads back to `next`; in another tab where the page is to stay. */
export const DirectoryButton = ({ name, next, target }: { name: string; next: string; target?: '_blank' }) => (
  <Button
    component="a"
    href={`/auth/oidc?${new URLSearchParams({ next })}`}
    target={target}
    variant="outlined"
    fullWidth
    sx={{ overflowWrap: 'anywhere' }}
  >
    <FormattedMessage id="shell.signIn.oidc" values={{ name: <bdi>{name}</bdi> }} />
  </Button>
);
