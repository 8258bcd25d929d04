import { askFor, currentTimeoutMs, late, whyNot } from './fileFailure.ts';
import { setAddress } from './scriptAddress.ts';

const loading = new Map<string, Promise<void>>();

/** Puts an element into the page and waits for its file. */
const arrival = async (element: HTMLLinkElement | HTMLScriptElement, address: string, time: number) => {
  const arrived = await new Promise<boolean | undefined>((resolve) => {
    const timer = setTimeout(resolve, time, undefined);
    const end = (loaded: boolean) => {
      clearTimeout(timer);
      resolve(loaded);
    };
    element.addEventListener('load', () => end(true));
    element.addEventListener('error', () => end(false));
    document.head.append(element);
  });
  if (arrived === undefined) throw late(address, time);
  if (!arrived) throw await whyNot(address, element.integrity);
};

/** Ends the preloads of a file, the page's own included: only when none is left does the browser give an open request up. */
const endPreloads = (address: string) => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')) {
    if (link.href === address) link.remove();
  }
};

/** The file comes by a preload because that can be given up; a script's request cannot, and would keep a connection that others need. */
const request = async (address: string, time: number, integrity = '') => {
  const wanted = { crossOrigin: 'anonymous', integrity };
  const script = Object.assign(document.createElement('script'), wanted);
  setAddress(script, address);
  const { src: href } = script;
  const link = Object.assign(document.createElement('link'), wanted, { rel: 'preload', as: 'script', href });
  try {
    await arrival(link, href, time);
    await arrival(script, href, time);
  } finally {
    endPreloads(href);
    script.remove();
  }
};

/** Runs a script once. After a failure the next call asks again. */
export const loadScript = (address: string, integrity?: string): Promise<void> => {
  const running = loading.get(address);
  if (running) return running;
  const asked = askFor(address, (at) => request(at, currentTimeoutMs(), integrity)).finally(() =>
    loading.delete(address),
  );
  loading.set(address, asked);
  return asked;
};
