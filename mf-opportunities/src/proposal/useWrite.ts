import type { ErrorInfo } from '@bidwright/contract-kit';
import { useErrorText } from '@bidwright/remote-kit/intl';
import { useAlert } from '@bidwright/shell-api';
import { useProposalText } from './useProposalText.ts';

/** Says what became of a change that was made in a cell. */
export const useWrite = () => {
  const alert = useAlert();
  const errorText = useErrorText();
  const text = useProposalText();
  return async (writing: Promise<ErrorInfo | undefined>) => {
    const error = await writing;
    alert(
      error
        ? { severity: 'error', text: errorText(error) }
        : { severity: 'success', text: text('saved'), compact: true },
    );
  };
};
