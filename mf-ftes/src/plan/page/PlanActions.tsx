import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { ConfirmDialog } from '@bidwright/remote-kit/overlay';
import { Button } from '@bidwright/remote-kit/ui';
import { useState } from 'react';
import type { Drafting } from '../draft/useDraft.ts';
import type { Saving } from './useSaving.ts';

interface PlanActionsProps {
  drafting: Drafting;
  saving: Saving;
}

/** Save and discard. */
export const PlanActions = ({ drafting: { changes, clashes, clear }, saving }: PlanActionsProps) => {
  const intl = useIntl();
  const [asking, setAsking] = useState(false);
  const discard = () => {
    clear();
    saving.forget();
    setAsking(false);
  };
  return (
    <>
      <Button disabled={changes === 0 || saving.isLoading} onClick={() => setAsking(true)}>
        <FormattedMessage id="ftes.plan.discard" />
      </Button>
      <Button
        variant="contained"
        disabled={changes === 0 || clashes.length > 0}
        loading={saving.isLoading}
        onClick={saving.run}
      >
        <FormattedMessage id="ftes.plan.save" />
      </Button>
      <ConfirmDialog
        open={asking}
        title={intl.formatMessage({ id: 'ftes.plan.discard.title' })}
        confirm={intl.formatMessage({ id: 'ftes.plan.discard' })}
        destructive
        onConfirm={discard}
        onClose={() => setAsking(false)}
      >
        <FormattedMessage id="ftes.plan.discard.text" values={{ count: changes }} />
      </ConfirmDialog>
    </>
  );
};
