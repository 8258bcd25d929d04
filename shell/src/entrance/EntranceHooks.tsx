import { type PageHead, type Shell, ShellProvider } from '@bidwright/shell-api';
import { type PropsWithChildren, useMemo } from 'react';
import { tabTitle } from '../frame/productName.ts';
import { useSettings } from '../settings/settings.ts';

const nobody = { id: '', name: '', email: '', permissions: [], teams: [] };

/** Nothing that is typed into these pages is worth a question before they are left. */
const around: Pick<Shell, 'person' | 'alert' | 'setHead' | 'guard'> = {
  person: nobody,
  alert: () => undefined,
  setHead: ({ title }: PageHead) => {
    document.title = tabTitle(title);
  },
  guard: () => () => undefined,
};

/** Answers what forms and pages ask of the shell. */
export const EntranceHooks = ({ children }: PropsWithChildren) => {
  const { language } = useSettings();
  const shell = useMemo(() => ({ ...around, language }), [language]);
  return <ShellProvider value={shell}>{children}</ShellProvider>;
};
