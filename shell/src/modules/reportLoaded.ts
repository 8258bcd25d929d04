import type { LoadReport, ModuleVersion } from '@bidwright/contract-shell';

/** Long enough for all modules of a page to come, so that one request tells of them. */
const gatherMs = 5000;

/** Containers that this page has told of, or is about to. */
const told = new Set<string>();
let waiting: LoadReport['versions'] = [];

const send = async (): Promise<void> => {
  const versions = waiting;
  waiting = [];
  // Who does not hear it hears it of another page.
  await fetch('/api/shell/modules/loaded', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ versions }),
    keepalive: true,
  }).catch(() => undefined);
};

/** Tells the server that a version has come up here, once in a page: failures of others are weighed against it. */
export const reportLoaded = ({
  name,
  version,
  container,
  override,
}: Pick<ModuleVersion, 'name' | 'version' | 'container' | 'override'>): void => {
  if (override || told.has(container)) return;
  told.add(container);
  waiting.push({ module: name, version });
  if (waiting.length === 1) setTimeout(send, gatherMs);
};
