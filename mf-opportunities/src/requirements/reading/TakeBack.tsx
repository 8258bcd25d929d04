import { useFormValue } from '@bidwright/remote-kit/forms';
import { Button } from '@bidwright/remote-kit/ui';
import { useState } from 'react';
import { useRequirementText } from '../useRequirementText.ts';
import { useTakingBack } from './useTakingBack.ts';

/** Takes back what was read of the document that is chosen. */
export const TakeBack = ({ onDone }: { onDone: () => void }) => {
  const text = useRequirementText();
  const [document] = useFormValue<string | null>('document');
  const takeBack = useTakingBack();
  const [isBusy, setBusy] = useState(false);
  if (!document) return null;
  const press = async () => {
    setBusy(true);
    await takeBack(document);
    onDone();
  };
  return (
    <Button loading={isBusy} onClick={() => void press()}>
      {text('takeBack')}
    </Button>
  );
};
