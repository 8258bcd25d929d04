import { join } from 'node:path';
import { exec } from '../exec.ts';
import { holderOf } from '../platform/holder.ts';
import { installation, secretsOf } from '../platform/secrets.ts';
import { frontDoor, publishedNames, serviceNames, serviceRoom } from '../rooms.ts';
import { type Concern, findingsOf } from './concerns.ts';
import { type Finding, fault, warning, well } from './finding.ts';

/** The front door's own code knows what needs somebody. */
const program = join(serviceRoom(frontDoor), 'src/health/askProcess.ts');

const ask = async (dataDir: string, address: string): Promise<Finding[]> => {
  const { publishTokens } = await secretsOf(dataDir, serviceNames(), publishedNames());
  const { code, output } = await exec(process.execPath, [program], {
    env: { ...process.env, ADDRESS: address, INSTALLATION_TOKEN: publishTokens[installation] },
  });
  if (code !== 0)
    return [
      fault(`${address} does not answer`, `Its log: ${join(dataDir, 'logs', `${frontDoor}.log`)}. Then start it again`),
    ];
  const concerns: Concern[] = JSON.parse(output);
  return [well(`It runs at ${address}`), ...concerns.flatMap(findingsOf)];
};

/** What the platform says of itself, where it runs. */
export const lookAtRunning = async (dataDir: string): Promise<Finding[]> => {
  const holder = await holderOf(dataDir);
  if (holder === undefined) return [warning('It does not run', 'Start it: npm start')];
  const [address = ''] = holder.split(' ');
  return address.startsWith('http')
    ? ask(dataDir, address)
    : [warning(`It is being worked at: ${holder}`, 'Wait for its end')];
};
