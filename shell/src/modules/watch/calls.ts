import { reportFailure } from '../reportFailure.ts';
import { shownOf } from './shown.ts';

/** So many calls of a module's own service within this time are a storm: its busiest page makes half of that at once. */
const stormCalls = 60;
const stormMs = 5000;

/** The service does not know the call or a field of it, or broke. What people are refused has other statuses. */
const isFault = (status: number) => status === 400 || status === 500;

/** When the last calls of each service ended. */
const ends = new Map<string, number[]>();

const isStorm = (service: string, end: number): boolean => {
  const last = [...(ends.get(service) ?? []), end].filter((one) => one > end - stormMs);
  ends.set(service, last);
  return last.length > stormCalls;
};

/** One request of the page, when it has ended. */
export const noteRequest = ({
  name,
  initiatorType,
  responseStatus,
  responseEnd,
}: Pick<PerformanceResourceTiming, 'name' | 'initiatorType' | 'responseStatus' | 'responseEnd'>): void => {
  const { pathname } = new URL(name, location.href);
  const [, service = ''] = /^\/api\/([^/]+)\//.exec(pathname) ?? [];
  // One word names a module and its service.
  const version = shownOf(service);
  if (!version || initiatorType !== 'fetch') return;
  if (isFault(responseStatus))
    void reportFailure(version, { kind: 'call', message: `${responseStatus} for ${pathname}` });
  if (isStorm(service, responseEnd)) void reportFailure(version, { kind: 'storm', message: `to ${pathname}` });
};

/** Tells of calls of modules to their own services that fail, or never end. */
export const watchCalls = (): void => {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry instanceof PerformanceResourceTiming) noteRequest(entry);
  }).observe({ type: 'resource' });
};
