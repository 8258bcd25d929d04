import { useErrorText } from '@bidwright/remote-kit/intl';
import { useAlert } from '@bidwright/shell-api';
import { useUndoReading } from '../requirementsApi.ts';
import { useRequirementText } from '../useRequirementText.ts';

/** Takes back what the reading of a document wrote, and says how much of it stays because somebody has worked on it since. */
export const useTakingBack = () => {
  const text = useRequirementText();
  const alert = useAlert();
  const errorText = useErrorText();
  const [ask] = useUndoReading();

  return async (document: string): Promise<void> => {
    let [undone, kept] = [0, 0];
    for (;;) {
      const { data, error } = await ask({ document });
      if (error) return alert({ severity: 'error', text: errorText(error) });
      undone += data.undone;
      kept += data.kept;
      if (data.isDone) break;
    }
    alert({ severity: 'success', text: text('takenBack', { undone, kept }) });
  };
};
