import { useIntl } from '@bidwright/remote-kit/intl';
import { useCallback } from 'react';

/** Answers the function that says a fixed value in the person's language. Names, such as those of states, stay as they are. */
export const useChoiceText = (): ((choice: string) => string) => {
  const intl = useIntl();
  return useCallback(
    (choice) => {
      const id = `admin.choice.${choice}`;
      return intl.messages[id] ? intl.formatMessage({ id }) : choice;
    },
    [intl],
  );
};
