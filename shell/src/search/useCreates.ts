import { useLanguage, usePerson } from '@bidwright/shell-api';
import { allowed } from '../modules/allowed.ts';
import { useModules } from '../modules/useModules.ts';
import type { Visit } from './recent.ts';

/** What this person can make in the modules, each with the page for it. */
export const useCreates = (): Visit[] => {
  const person = usePerson();
  const language = useLanguage();
  return (
    useModules()
      // Versions of before have none.
      .flatMap(({ file }) => file.creates ?? [])
      .filter(({ roles }) => allowed(person, roles))
      .map(({ title, url }) => ({ path: url, title: title[language] }))
  );
};
