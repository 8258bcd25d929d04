import { Failure } from './Failure.ts';
import { setAddress } from './scriptAddress.ts';

/** A file that is not there by then counts as failed; so Retry is offered while a person still waits. */
const patience = 4000;

const loading = new Map<string, Promise<void>>();
const failures = new Map<string, number>();

/** A browser gives the same answer to the same address once it has kept a bad file. */
const anew = (address: string) => {
  const failed = failures.get(address);
  return failed ? `${address}${address.includes('?') ? '&' : '?'}retry=${failed}` : address;
};

/** An element does not say why it failed; the server's answer does. */
const reason = async (address: string): Promise<Failure> => {
  const signal = AbortSignal.timeout(patience);
  const response = await fetch(address, { method: 'HEAD', cache: 'no-store', signal }).catch(() => null);
  if (!response) return new Failure('unreachable', `No answer for ${address}`);
  if (!response.ok) return new Failure('missing', `${response.status} for ${address}`);
  return new Failure('integrity', `${address} is not the file that was published`);
};

/** Puts an element into the page and waits for its file. */
const arrival = async (element: HTMLLinkElement | HTMLScriptElement, address: string) => {
  const arrived = await new Promise<boolean | undefined>((resolve) => {
    const timer = setTimeout(resolve, patience, undefined);
    const end = (loaded: boolean) => {
      clearTimeout(timer);
      resolve(loaded);
    };
    element.addEventListener('load', () => end(true));
    element.addEventListener('error', () => end(false));
    document.head.append(element);
  });
  if (arrived === undefined) throw new Failure('slow', `No ${address} within ${patience} ms`);
  if (!arrived) throw await reason(address);
};

/** Ends the preloads of a file, the page's own included: only when none is left does the browser give an open request up. */
const endPreloads = (address: string) => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')) {
    if (link.href === address) link.remove();
  }
};

/** The file comes by a preload because that can be given up; a script's request cannot, and would keep a connection that others need. */
const request = async (address: string, integrity = '') => {
  const wanted = { crossOrigin: 'anonymous', integrity };
  const script = Object.assign(document.createElement('script'), wanted);
  setAddress(script, address);
  const { src: href } = script;
  const link = Object.assign(document.createElement('link'), wanted, { rel: 'preload', as: 'script', href });
  try {
    await arrival(link, href);
    await arrival(script, href);
  } finally {
    endPreloads(href);
    script.remove();
  }
};

/** Runs a script once. After a failure the next call asks again. */
export const loadScript = (address: string, integrity?: string): Promise<void> => {
  const running = loading.get(address);
  if (running) return running;
  const asked = request(anew(address), integrity)
    .catch((error: unknown) => {
      failures.set(address, (failures.get(address) ?? 0) + 1);
      throw error;
    })
    .finally(() => loading.delete(address));
  loading.set(address, asked);
  return asked;
};
