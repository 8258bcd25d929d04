import type { ErrorInfo } from '@bidwright/contract-kit';
import { wholeForm } from '@bidwright/contract-shell';
import { said, useFieldMessage } from '@bidwright/remote-kit/intl';
import { useCallback } from 'react';

/** Answers the function that says a refusal of the whole form in the person's language; it belongs to no field. */
export const useRefusal = (): ((error: ErrorInfo) => ErrorInfo) => {
  const say = useFieldMessage();
  return useCallback(
    (error) => {
      const whole = error.fields?.[wholeForm];
      return whole ? { code: said, message: say(whole), requestId: error.requestId } : error;
    },
    [say],
  );
};
