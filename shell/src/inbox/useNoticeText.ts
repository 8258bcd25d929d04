import type { Notification } from '@bidwright/contract-shell';
import { useIntl } from 'react-intl';

/** Answers the function that says a notification in the person's language; one of a type this app does not know yet says it in English. */
export const useNoticeText = () => {
  const intl = useIntl();
  return ({ type, title, message, values }: Notification) => {
    const said = (part: 'title' | 'message', english: string) => {
      const id = `shell.notification.${type}.${part}`;
      return intl.messages[id] ? intl.formatMessage({ id }, values) : english;
    };
    return { title: said('title', title), message: said('message', message) };
  };
};
