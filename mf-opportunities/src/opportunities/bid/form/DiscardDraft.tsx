import { useIntl } from '@bidwright/remote-kit/intl';
import { ConfirmDialog } from '@bidwright/remote-kit/overlay';
import { Button } from '@bidwright/remote-kit/ui';
import { useState } from 'react';

/** Throws the draft away, once the person is sure. */
export const DiscardDraft = ({ onDiscard }: { onDiscard: () => void }) => {
  const intl = useIntl();
  const [asking, setAsking] = useState(false);
  const discard = intl.formatMessage({ id: 'opportunities.draft.discard' });
  return (
    <>
      <Button onClick={() => setAsking(true)}>{discard}</Button>
      <ConfirmDialog
        open={asking}
        title={intl.formatMessage({ id: 'opportunities.draft.question' })}
        confirm={discard}
        destructive
        onConfirm={onDiscard}
        onClose={() => setAsking(false)}
      >
        {intl.formatMessage({ id: 'opportunities.draft.lost' })}
      </ConfirmDialog>
    </>
  );
};
