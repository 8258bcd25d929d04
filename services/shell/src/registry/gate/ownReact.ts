import type { Reason } from '../reason.ts';
import type { Script } from './scripts.ts';

/** What React and React DOM keep of themselves for each other, by major version. Others only read it. */
const marks = [
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  '__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  '__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED',
];

/** A second React in the page: its hooks would not work. */
export const ownReactReasons = (scripts: Script[]): Reason[] =>
  scripts
    .filter(({ kept }) => marks.some((mark) => kept.has(mark)))
    .map(({ path, file }) => ({
      code: 'own-react',
      path,
      message: `${file} brings a React of its own. Build with the preset of @bidwright/tooling/rspack, which leaves it to the shell`,
    }));
