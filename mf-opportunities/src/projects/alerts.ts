import { daysBetween } from '@bidwright/contract-kit/days';
import type { ContractFigures } from '@bidwright/contract-opportunities';

import { burnOf, nearlySpent } from './burn.ts';

/** Days before a contract's end, or the decision on its option, from which on its page says so. */
const soon = 90;
/** Days without an invoice after which somebody should ask why. */
const silent = 45;

export type ProjectAlert =
  | { name: 'noContract' }
  | { name: 'ends' | 'ended' | 'option' | 'optionPassed' | 'noInvoice'; days: number }
  | { name: 'burn' | 'overBudget'; part: number };

interface Told {
  figures: ContractFigures;
  amount: number | null;
  nextOptionDate: string | null;
}

/** What somebody should see to on a project, the most pressing first. */
export const alertsOf = ({ figures, amount, nextOptionDate }: Told, today: string): ProjectAlert[] => {
  const { start, end, invoiced, lastInvoice } = figures;
  const found: ProjectAlert[] = [];
  const left = end ? daysBetween(today, end) : null;
  const burn = burnOf(invoiced, amount);
  if (burn !== null && burn > 1) found.push({ name: 'overBudget', part: burn });
  if (left !== null && left < 0) found.push({ name: 'ended', days: -left });
  if (left !== null && left >= 0 && left <= soon) found.push({ name: 'ends', days: left });
  // Nobody takes an option on a contract that is over.
  const option = nextOptionDate && (left === null || left >= 0) ? daysBetween(today, nextOptionDate) : null;
  if (option !== null && option < 0) found.push({ name: 'optionPassed', days: -option });
  if (option !== null && option >= 0 && option <= soon) found.push({ name: 'option', days: option });
  if (burn !== null && burn >= nearlySpent && burn <= 1) found.push({ name: 'burn', part: burn });
  const since = lastInvoice ?? start;
  const quiet = since ? daysBetween(since, today) : 0;
  if (quiet > silent && (left === null || left >= 0)) found.push({ name: 'noInvoice', days: quiet });
  if (!end) found.push({ name: 'noContract' });
  return found;
};
