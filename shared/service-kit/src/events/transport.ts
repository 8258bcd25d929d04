import type { Addresses } from '../addresses.ts';
import { dataIn } from '../dataIn.ts';
import type { Keys } from '../keys/token.ts';

/** What a receiver made of some events. Those it names nowhere it has not looked at: an earlier one of their record failed. */
export interface Receipt {
  done: string[];
  failed: { id: string; reason: string }[];
}

/** Carries events, each as the JSON that it is stored as, to a service. Fails when the service cannot be asked. */
export interface EventTransport {
  send(receiver: string, events: readonly string[]): Promise<Receipt>;
}

/** Longest wait for a receiver, in milliseconds. */
const timeoutMs = 5000;

/** Posts events straight to the services at `addresses`, in the name of the service that has these keys. */
export const httpTransport = (keys: Pick<Keys, 'sign'>, addresses: Addresses): EventTransport => ({
  send: async (receiver, events) => {
    const address = addresses[receiver];
    if (!address) throw new Error(`PEERS has no address for ${receiver}`);
    const answer = await fetch(new URL('/internal/events', address), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${await keys.sign(receiver)}`,
      },
      body: `{"events":[${events.join()}]}`,
      signal: AbortSignal.timeout(timeoutMs),
    });
    // What stands in front of a service answers in its own words.
    if (!answer.ok) throw new Error(`${receiver} answers ${answer.status} ${(await answer.text()).slice(0, 300)}`);
    return dataIn<Receipt>(answer);
  },
});
