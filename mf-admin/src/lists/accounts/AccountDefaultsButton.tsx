import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Button } from '@bidwright/remote-kit/ui';
import { useState } from 'react';
import { AccountDefaultsDialog } from './AccountDefaultsDialog.tsx';
import { useAccountDefaults } from './useAccountDefaults.ts';

/** Opens what new accounts have where nothing is said. */
export const AccountDefaultsButton = () => {
  const { isKnown, set } = useAccountDefaults();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" disabled={!isKnown} onClick={() => setOpen(true)}>
        <FormattedMessage id="admin.accountDefaults" />
      </Button>
      {open && <AccountDefaultsDialog set={set} onClose={() => setOpen(false)} />}
    </>
  );
};
