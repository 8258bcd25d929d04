import type { ErrorInfo } from '@bidwright/contract-kit';
import { useErrorText } from '@bidwright/remote-kit/intl';
import { useAlert } from '@bidwright/shell-api';

/** Answers the function that says what went wrong, if anything did, and whether all went well. */
export const useSayError = () => {
  const alert = useAlert();
  const errorText = useErrorText();
  return ({ error }: { error?: ErrorInfo }): boolean => {
    if (error) alert({ severity: 'error', text: errorText(error) });
    return !error;
  };
};
