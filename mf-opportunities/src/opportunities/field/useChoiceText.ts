import { useIntl } from '@bidwright/remote-kit/intl';
import { useCallback } from 'react';

/** Answers what people call one of the contract's fixed values. Any other text stays as it was written. */
export const useChoiceText = (): ((choice: string) => string) => {
  const intl = useIntl();
  return useCallback(
    (choice) => {
      const id = `opportunities.choice.${choice}`;
      return intl.messages[id] ? intl.formatMessage({ id }) : choice;
    },
    [intl],
  );
};
