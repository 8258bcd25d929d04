import { monthAt } from '@bidwright/contract-ftes';
import { type Line, nameOf } from '../../draft/lines.ts';

/** The columns of a plan as a table; its texts are in the contract. */
export const planColumns = ['personOrRole', 'month', 'percent'] as const;

const monthOf = (number: number) => {
  const { year, month } = monthAt(number);
  return `${year}-${String(month).padStart(2, '0')}`;
};

/** A plan as a table: a row a person or open role and month. It comes in again as it is, below a row of names. */
export const planRows = (lines: readonly Line[]): (string | number)[][] =>
  lines.flatMap((line) =>
    Object.entries(line.parts)
      .filter(([, part]) => part > 0)
      .map(([month, part]) => [nameOf(line), monthOf(Number(month)), Math.round(part * 10_000) / 100]),
  );
