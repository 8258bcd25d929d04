import type { AnswerOf } from '@bidwright/contract-kit';
import type { testWebhook } from '@bidwright/contract-shell';
import { useIntl } from '@bidwright/remote-kit/intl';
import { useAlert } from '@bidwright/shell-api';
import { useCallback } from 'react';

/** Answers the function that says what became of a message that was sent just now. */
export const useOutcome = (): ((made: AnswerOf<typeof testWebhook>) => void) => {
  const intl = useIntl();
  const alert = useAlert();
  return useCallback(
    ({ isTaken, code, said }) => {
      const why = code === null ? (said ?? '') : `HTTP ${code}`;
      const text = intl.formatMessage({ id: `admin.webhooks.${isTaken ? 'taken' : 'notTaken'}` }, { why });
      alert({ severity: isTaken ? 'success' : 'error', text });
    },
    [intl, alert],
  );
};
