import type { AnswerOf } from '@bidwright/contract-kit';
import type { webhookChoices } from '@bidwright/contract-shell';
import { useLanguage } from '@bidwright/shell-api';
import { useCallback } from 'react';

type Notices = AnswerOf<typeof webhookChoices>['notices'];

/** Answers the function that says what a type of notices is called; one that is stated no more by its name. */
export const useNoticeTitle = (notices: Notices | undefined): ((type: string) => string) => {
  const language = useLanguage();
  return useCallback(
    (type) => notices?.find((notice) => notice.type === type)?.title[language] ?? type,
    [notices, language],
  );
};
