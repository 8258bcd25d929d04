import { concernsOf, type PlatformHealth } from '@bidwright/contract-shell';

/** Started by `npm run doctor`: asks the front door at ADDRESS how the platform does, and writes as JSON what needs somebody. */
const { ADDRESS, INSTALLATION_TOKEN } = process.env;
const response = await fetch(`${ADDRESS}/internal/health`, {
  headers: { authorization: `Bearer ${INSTALLATION_TOKEN}` },
  signal: AbortSignal.timeout(10_000),
});
if (!response.ok) throw new Error(`The front door answered ${response.status}`);
const { data }: { data: PlatformHealth } = JSON.parse(await response.text());
process.stdout.write(JSON.stringify(concernsOf(data, new Map())));
