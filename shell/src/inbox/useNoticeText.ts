import type { Notification } from '@bidwright/contract-shell';
import { useLanguage } from '@bidwright/shell-api';

/** Answers the function that says a notification in the person's language; one that came before it had these texts says it in English. */
export const useNoticeText = () => {
  const language = useLanguage();
  return ({ title, message, texts }: Notification) => texts?.[language] ?? { title, message };
};
