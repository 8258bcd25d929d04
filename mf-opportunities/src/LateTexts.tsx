import { Messages, useIntl } from '@bidwright/remote-kit/intl';
import { LoadingRows } from '@bidwright/remote-kit/ui';
import type { Language } from '@bidwright/shell-api';
import type { PropsWithChildren } from 'react';
import { messages } from './messages.ts';

const texts: typeof messages = (language) => [...messages(language), import(`../locales/late/${language}.json`)];

/** Gives pages that few open texts of their own, which the first screen does without. */
export const LateTexts = ({ children }: PropsWithChildren) => {
  const { locale, timeZone } = useIntl();
  const [language, region] = locale.split('-');
  return (
    <Messages
      language={language as Language}
      load={texts}
      formats={{ region, timeZone }}
      fallback={<LoadingRows rows={6} />}
    >
      {children}
    </Messages>
  );
};
