import { type Fault, fill } from '@bidwright/contract-kit';
import kit from '@bidwright/contract-kit/locales/en.json' with { type: 'json' };
import shell from '@bidwright/contract-shell/locales/en.json' with { type: 'json' };

/** One thing that keeps a version out of the registry; `path` says where in the publication. */
export interface Reason {
  code: string;
  path: string;
  message: string;
}

/** Most reasons that are listed, and most characters of each. */
export const maxReasons = 50;
export const maxReasonChars = 300;

const texts: Record<string, string> = { ...kit, ...shell };

/** A text that is missing in one of the languages, such as at `file.menu[0].title.fr`. */
const untranslated = ({ path, message: { key } }: Fault): Reason | undefined => {
  const [, of, language] = (key === 'validation.required' && /^(.*\.title)\.(\w\w)$/.exec(path)) || [];
  return of && language
    ? { code: 'missing-translation', path, message: `${of} has no text in ${language}` }
    : undefined;
};

/** A fault of the contract as a reason. */
export const reasonOf = (fault: Fault): Reason => {
  const { path, message } = fault;
  return (
    untranslated(fault) ?? { code: message.key, path, message: fill(texts[message.key] ?? message.key, message.values) }
  );
};
