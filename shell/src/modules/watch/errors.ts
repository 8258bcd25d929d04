import { failureOf } from '../Failure.ts';
import { reportFailure } from '../reportFailure.ts';

/** Whose file it was. The first that a stack names threw, or called what did. */
const ownerIn = (stack: string): { name: string; version: string } | undefined => {
  const [, name, version] = /\/remotes\/([^/\s]+)\/([^/\s]+)\//.exec(stack) ?? [];
  return name && version ? { name, version } : undefined;
};

/** A request that was given up, or found no server: the code may be as good as before. */
const isOfTheNetwork = ({ name, message }: Error) =>
  name === 'AbortError' || name === 'TimeoutError' || /fetch|network|load failed/i.test(message);

const tell = (error: unknown, file = '') => {
  if (!(error instanceof Error) || isOfTheNetwork(error)) return;
  const owner = ownerIn(`${error.stack} ${file}`);
  if (owner) void reportFailure(owner, failureOf(error, 'error'));
};

/** Tells of errors in code of modules that nobody has caught: of handlers, of timers, of promises. What fails while it is drawn is caught. */
export const watchErrors = (): void => {
  addEventListener('error', ({ error, filename }) => tell(error, filename));
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
};
