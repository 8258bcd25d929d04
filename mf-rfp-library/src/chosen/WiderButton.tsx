import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Button } from '@bidwright/remote-kit/ui';
import { useState } from 'react';
import type { Wider } from './useChoosing.ts';

/** Chooses more at once: first what is listed, then what was found. */
export const WiderButton = ({ of, count, total, choose }: Wider) => {
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    await choose();
    setBusy(false);
  };
  return (
    <Button size="small" loading={busy} onClick={() => void run()}>
      <FormattedMessage
        id={`rfp-library.chosen.${of}`}
        values={{ count, total, limited: String(of === 'found' && count < total) }}
      />
    </Button>
  );
};
