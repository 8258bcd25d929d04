import { Failure, kindOfFile } from './Failure.ts';

const backOff = { first: 4000, growth: 1.5, max: 30_000 };

let current = backOff.first;

/** A file that is not there after so many milliseconds counts as failed, so that Retry is offered while a person still waits. */
export const currentTimeoutMs = (): number => current;

/** A file that took too long. The next ones may take longer: on a slow line they would never arrive otherwise. */
export const late = (address: string, time: number): Failure => {
  // Files that were asked for together are late together, which counts once.
  if (time === current) current = Math.min(time * backOff.growth, backOff.max);
  return new Failure(kindOfFile(address), `No ${address} within ${time} ms`, { reason: 'slow' });
};

/** The line broke while a file came, and the server has the right one: it can be asked for again. */
export class BrokeOff extends Failure {
  constructor(address: string) {
    super(kindOfFile(address), `${address} broke off`, { reason: 'unreachable' });
  }
}

/** Does the whole file come now, with the hash if one is wanted? */
const comes = async (address: string, signal: AbortSignal, integrity = ''): Promise<boolean> => {
  try {
    const answer = await fetch(address, { cache: 'no-store', integrity, signal });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
};

/** Why a file was not taken: neither an element nor a request with a hash says it; the server's answer does. */
export const whyNot = async (address: string, integrity: string | undefined): Promise<Failure> => {
  const signal = AbortSignal.timeout(backOff.first);
  const response = await fetch(address, { method: 'HEAD', cache: 'no-store', signal }).catch(() => null);
  const unreachable = new Failure(kindOfFile(address), `No answer for ${address}`, { reason: 'unreachable' });
  if (!response) return unreachable;
  if (!response.ok) return new Failure(kindOfFile(address), `${response.status} for ${address}`, { reason: 'missing' });
  if (await comes(address, signal, integrity)) return new BrokeOff(address);
  // A line that broke again and a hash that is wrong look the same.
  const isThere = await comes(address, signal);
  if (signal.aborted) return new Failure(kindOfFile(address), `${address} comes too slowly`, { reason: 'slow' });
  if (!isThere) return unreachable;
  return new Failure('integrity', `${address} is not the file that was published`);
};

const failures = new Map<string, number>();

/** From now on the file has another address. */
const noteFailure = (address: string): void => {
  failures.set(address, (failures.get(address) ?? 0) + 1);
};

/** Where to ask for a file: a browser gives the same answer to the same address once it has kept a bad file. */
const anew = (address: string): string => {
  const failed = failures.get(address);
  return failed ? `${address}${address.includes('?') ? '&' : '?'}retry=${failed}` : address;
};

/** Asks for a file; where it broke off once more, before anybody is told. */
export const askFor = async <Taken>(address: string, ask: (address: string) => Promise<Taken>): Promise<Taken> => {
  const once = () =>
    ask(anew(address)).catch((error: unknown) => {
      noteFailure(address);
      throw error;
    });
  return once().catch((error: unknown) => {
    if (error instanceof BrokeOff) return once();
    throw error;
  });
};
