import { callName } from '@bidwright/contract-template-demo';
import type { CallTable } from '@bidwright/service-testing';
import { addresses } from './calls.ts';

const everybody = ['*', '*', '*', '*', '*', '*'] as const;

/** Everybody plays with the own state of the demo, and reaches no other. */
export const ownCalls: CallTable = {
  ...Object.fromEntries(addresses.map(({ address }) => [`POST /api/template-demo/${callName(address)}`, everybody])),
  'POST /api/template-demo/apiPlace': everybody,
  // Who has no token of a mock account is refused, whoever it is.
  'POST /api/template-demo/account/me': ['-', '-', '-', '-', '-', '-'],
};
