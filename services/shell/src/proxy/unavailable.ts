import { Problem } from '@bidwright/service-kit';

/** Says to a caller that a service does not answer, so that he can tell it from a fault of his own. */
export const unavailable = 'service-unavailable';

/** Nothing was done: asking again is safe. */
export const notAnswering = (service: string): Problem =>
  new Problem(503, unavailable, `The service ${service} does not answer. Please try again.`, { retryAfter: 1 });

/** It took the call and then broke off: what was to be written may be written. */
export const brokeOff = (service: string): Problem =>
  new Problem(502, unavailable, `The service ${service} does not answer. Please try again.`);
