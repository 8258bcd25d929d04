import type { IncomingMessage } from 'node:http';
import type { Settings } from './settings.ts';

interface Told {
  log: { warn(text: string): void };
  settings: Pick<Settings, 'TRUST_PROXY'>;
}

const advice =
  'X-Forwarded-For comes in, but TRUST_PROXY is 0: set it to the number of your proxies, or all people count as one address';

/** Says once that a proxy stands in front of which nobody told: all people then share one address, and what it may try. */
export const tellUnknownProxy = ({ log, settings }: Told) => {
  let isTold = settings.TRUST_PROXY > 0;
  return ({ headers }: IncomingMessage, _response: unknown, next: () => void): void => {
    if (!isTold && headers['x-forwarded-for']) {
      isTold = true;
      log.warn(advice);
    }
    next();
  };
};
