import { boolean, type InputFrom, listOf, number, objectOf, oneOf, string, tally } from '@bidwright/contract-kit';

/** `unproven`: there is no browser here, or an Admin did not wait for it. */
export const provingStates = ['running', 'proven', 'refused', 'unproven'] as const;
export type ProvingState = (typeof provingStates)[number];

/**
 * What keeps a version from people. error: nobody caught it; console: the page told of it as an error; failure: the shell put its card in
 * the place of the page; call: refused or failed; empty: nothing stands there after some seconds; blocked: nothing could be
 * pressed; restless: it draws itself anew for ever; storm: calls without end; heavy: more of its code for one page than people should wait for; styles:
 * styles of its own for what is not its own; access: a rule of axe; slow: it took too long; ended: the browser or
 * the front door did; fit: it is good, but what is on beside it is not what it was.
 */
export const provingFaultKinds = [
  'error',
  'console',
  'failure',
  'call',
  'empty',
  'blocked',
  'restless',
  'storm',
  'heavy',
  'styles',
  'access',
  'slow',
  'ended',
  'fit',
] as const;

/** One thing that went wrong, and where. */
export const provingFault = objectOf({
  kind: oneOf(provingFaultKinds),
  /** Empty, as what follows: it is about no page. */
  page: string().defined(),
  role: string().defined(),
  language: string().defined(),
  mode: string().defined(),
  direction: string().defined(),
  phone: boolean().defined(),
  message: string().defined(),
  stack: string().defined(),
});
export type ProvingFault = InputFrom<typeof provingFault>;

/** What activating answers where a browser tries the versions first: the id of that. */
export const provingBegun = objectOf({ proving: string().defined() });

/** How versions fare in a browser before people get them. */
export const provingAnswer = objectOf({
  id: string().defined(),
  state: oneOf(provingStates),
  /** Pages that were opened, of how many. */
  opened: tally(),
  planned: tally(),
  /** Paths that name a record where none was found. */
  notOpened: listOf(string().defined()),
  faults: listOf(provingFault),
  /** Whether there is a picture of the first fault. */
  hasPicture: boolean().defined(),
  /** Seconds since 1970; null: it goes on. */
  dateCreated: tally(),
  dateEnded: number().integer().nullable().defined(),
});
export type ProvingReport = InputFrom<typeof provingAnswer>;
