import { monthNumber } from '@bidwright/contract-ftes';
import { contractTypes } from '@bidwright/contract-opportunities';
import type { Amount } from './api.ts';

/** In the order of their periods. */
export const inOrder = (amounts: readonly Amount[]): Amount[] =>
  amounts.toSorted((a, b) => monthNumber(a) - monthNumber(b) || a.kind.localeCompare(b.kind));

/** What is planned in all, by contract type. */
export const sumsOf = (amounts: readonly Amount[]): { kind: string; amount: number }[] =>
  contractTypes
    .map((kind) => ({
      kind,
      amount: amounts.filter((one) => one.kind === kind).reduce((sum, { amount }) => sum + Number(amount), 0),
    }))
    .filter(({ amount }) => amount > 0);
