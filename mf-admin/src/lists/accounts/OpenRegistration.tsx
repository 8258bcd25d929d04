import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Alert } from '@bidwright/remote-kit/ui';
import { useRegistrationQuery } from './registration.ts';

/** Warns Admins, as long as it is so, that whoever registers becomes one of them. */
export const OpenRegistration = () => {
  const { data } = useRegistrationQuery();
  if (data !== 'open') return null;
  return (
    <Alert severity="error" sx={{ marginBlockEnd: 2 }}>
      <FormattedMessage id="admin.openRegistration" />
    </Alert>
  );
};
