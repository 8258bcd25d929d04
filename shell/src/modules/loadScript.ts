import { Failure } from './Failure.ts';
import { setAddress } from './scriptAddress.ts';

/** A file that is not there by then counts as failed; so Retry is offered while a person still waits. */
const patience = 4000;

const loading = new Map<string, Promise<void>>();
const failures = new Map<string, number>();

/** A browser gives the same answer to the same address while a first request hangs, or once it has kept a bad file. */
const anew = (address: string) => {
  const failed = failures.get(address);
  return failed ? `${address}${address.includes('?') ? '&' : '?'}retry=${failed}` : address;
};

/** A script element does not say why it failed; the server's answer does. */
const reason = async (address: string): Promise<Failure> => {
  const response = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(patience) }).catch(() => null);
  if (!response) return new Failure('unreachable', `No answer for ${address}`);
  if (!response.ok) return new Failure('missing', `${response.status} for ${address}`);
  return new Failure('integrity', `${address} is not the file that was published`);
};

const request = (address: string, integrity?: string) =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    const end = (settle: () => void) => {
      clearTimeout(timer);
      script.remove();
      settle();
    };
    const timer = setTimeout(
      () => end(() => reject(new Failure('slow', `No ${address} within ${patience} ms`))),
      patience,
    );
    script.addEventListener('load', () => end(resolve));
    script.addEventListener('error', () => end(() => resolve(reason(address).then(Promise.reject.bind(Promise)))));
    script.crossOrigin = 'anonymous';
    script.async = true;
    if (integrity) script.integrity = integrity;
    setAddress(script, anew(address));
    document.head.append(script);
  });

/** Runs a script once. After a failure the next call asks again. */
export const loadScript = (address: string, integrity?: string): Promise<void> => {
  const running = loading.get(address);
  if (running) return running;
  const asked = request(address, integrity)
    .catch((error: unknown) => {
      failures.set(address, (failures.get(address) ?? 0) + 1);
      throw error;
    })
    .finally(() => loading.delete(address));
  loading.set(address, asked);
  return asked;
};
