import type { Addresses } from '../addresses.ts';
import { dataIn } from '../dataIn.ts';
import type { Service } from '../service.ts';
import type { ServiceSettings } from '../settings.ts';

/** Longest wait for the front door, in milliseconds. */
const timeoutMs = 3000;

type Given = Pick<ServiceSettings, 'FIRM_ZONE'> & { PEERS: Addresses };

const zoneIn = async (answer: Response): Promise<string> => (await dataIn<{ zone: string }>(answer)).zone;

/**
 * Asks the front door in which zone the firm's days begin. While it does not answer, what it said last counts; before it has said
 * anything nobody knows. A service that stands alone, or behind a front door that knows of no such setting, goes by its own.
 */
export const openFirmZone = ({ keys }: Pick<Service, 'keys'>, { PEERS, FIRM_ZONE }: Given): (() => Promise<string>) => {
  let known: string | undefined;
  const ask = async (address: string) => {
    const answer = await fetch(new URL('/internal/firm', address), {
      headers: { authorization: `Bearer ${await keys.sign('shell')}` },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (answer.status >= 500) throw new Error(`The front door answers ${answer.status}`);
    return answer.ok ? zoneIn(answer) : (known ?? FIRM_ZONE);
  };
  return async () => {
    if (!PEERS.shell) return FIRM_ZONE;
    try {
      known = await ask(PEERS.shell);
    } catch (error) {
      if (!known) throw error;
    }
    return known;
  };
};
