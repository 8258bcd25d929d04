import type { MailKinds } from '@bidwright/contract-shell';
import { useIntl } from '@bidwright/remote-kit/intl';
import { useLanguage } from '@bidwright/shell-api';
import { useCallback } from 'react';

/** Answers the function that names a kind of mail in the person's language. */
export const useKindTitle = (): ((kind: MailKinds[number]) => string) => {
  const intl = useIntl();
  const language = useLanguage();
  return useCallback(
    ({ kind, titles }) =>
      // What a notice's title is filled with is known of each alone.
      titles[language]?.replace(/\{\w+\}/g, '…') ?? intl.formatMessage({ id: `admin.emails.kind.${kind}` }),
    [intl, language],
  );
};
