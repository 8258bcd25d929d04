import { concernsOf, type PlatformHealth } from '@bidwright/contract-shell';
import { signToken } from '@bidwright/service-kit';

/** Started by `npm run doctor`: asks the front door at ADDRESS how the platform does, and writes as JSON what needs somebody. */
const { ADDRESS, INTERNAL_KEY = '' } = process.env;
const token = signToken({ service: 'doctor' }, 'shell', INTERNAL_KEY);
const response = await fetch(`${ADDRESS}/internal/health`, {
  headers: { authorization: `Bearer ${token}` },
  signal: AbortSignal.timeout(10_000),
});
if (!response.ok) throw new Error(`The front door answered ${response.status}`);
const { data } = (await response.json()) as { data: PlatformHealth };
process.stdout.write(JSON.stringify(concernsOf(data, new Map())));
