import { reportFailure } from '../reportFailure.ts';
import { shownOf } from './shown.ts';

/**
 * So many calls of a module's own service within this time, in which nobody does anything, are a storm: its busiest page makes half of that
 * at once, and somebody quick opens three of them meanwhile.
 */
const stormCalls = 60;
const stormMs = 5000;

/** The service does not know the call or a field of it, or broke. What people are refused has other statuses. */
const isFault = (status: number) => status === 400 || status === 500;

/** When each service was called last since somebody pressed something. */
const called = new Map<string, number[]>();

const isStorm = (service: string): boolean => {
  const time = performance.now();
  const last = [...(called.get(service) ?? []), time].filter((one) => one > time - stormMs);
  called.set(service, last);
  return last.length > stormCalls;
};

/** The path of a call, and the service that it asks. */
const placeOf = (input: RequestInfo | URL) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
  return { pathname, service: /^\/api\/([^/]+)\//.exec(pathname)?.[1] };
};

/** Told of the version of the module that this page has shown: one word names a module and its service. */
const tell = (service: string, kind: 'call' | 'storm', message: string) => {
  const version = shownOf(service);
  if (version) void reportFailure(version, { kind, message });
};

/** Tells of calls of modules to their own services that fail, or never end. Who asks is answered as before, and at the same moment. */
export const watched =
  (ask: typeof fetch): typeof fetch =>
  async (input, init) => {
    const { pathname, service } = placeOf(input);
    if (service && isStorm(service)) tell(service, 'storm', `to ${pathname}`);
    const answer = await ask(input, init);
    if (service && isFault(answer.status)) tell(service, 'call', `${answer.status} for ${pathname}`);
    return answer;
  };

export const watchCalls = (): void => {
  for (const act of ['keydown', 'pointerdown']) addEventListener(act, () => called.clear(), { capture: true });
  globalThis.fetch = watched(globalThis.fetch);
};
