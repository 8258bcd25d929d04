import type { ModuleVersion } from '@bidwright/contract-shell';
import type { Failure } from './Failure.ts';

const maxLength = 500;

/** What this page has told already. */
const told = new Set<string>();

/** Tells the server of a failure: of each kind once per version and page load. It hears of it the next time when it does not answer now. */
export const reportFailure = async ({ name, version }: ModuleVersion, { kind, message }: Failure): Promise<void> => {
  const what = `${name} ${version} ${kind}`;
  if (told.has(what)) return;
  told.add(what);
  const body = { module: name, version, kind, page: location.pathname, message: message.slice(0, maxLength) };
  try {
    const answer = await fetch('/api/shell/modules/failures', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      keepalive: true,
    });
    if (answer.status >= 500) told.delete(what);
  } catch {
    told.delete(what);
  }
};
