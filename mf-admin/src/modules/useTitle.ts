import type { ModuleOverview } from '@bidwright/contract-shell';
import { useLanguage } from '@bidwright/shell-api';
import { useCallback } from 'react';

/** Answers the function that names a module in the person's language. */
export const useTitle = (): ((module: Pick<ModuleOverview, 'title'>) => string) => {
  const language = useLanguage();
  return useCallback(({ title }) => title[language], [language]);
};
