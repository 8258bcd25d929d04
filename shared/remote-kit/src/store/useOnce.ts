import { newId } from '@bidwright/shell-api';
import { useRef } from 'react';

/**
 * Answers the key by which the server recognises an input that is sent again after a failure, and what to call once it was taken: from
 * then on the same input is another record.
 */
export const useOnce = () => {
  const sent = useRef({ input: '', key: '' });
  return {
    keyOf: (input: object): string => {
      const text = JSON.stringify(input);
      if (sent.current.input !== text) sent.current = { input: text, key: newId() };
      return sent.current.key;
    },
    taken: () => {
      sent.current = { input: '', key: '' };
    },
  };
};
