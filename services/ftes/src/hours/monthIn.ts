import { monthNumber } from '@bidwright/contract-ftes';

const names = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const numberOf = (text: string): number => {
  const at = names.indexOf(text.slice(0, 3).toLowerCase());
  return at < 0 ? Number(text) : at + 1;
};

const checked = (year: number, month: number): number | undefined =>
  Number.isInteger(year) && year >= 2000 && year <= 2100 && Number.isInteger(month) && month >= 1 && month <= 12
    ? monthNumber({ year, month })
    : undefined;

/** The month of a cell, `2026-03`, `2026-03-01`, `3/2026` or `Mar 2026`; beside a cell with the year `3` or `March`. */
export const monthIn = (text: string, year: string): number | undefined => {
  if (year !== '') return /^\d{4}$/.test(year) && text !== '' ? checked(Number(year), numberOf(text)) : undefined;
  const [, first, second] = /^(\d{4})[-/](\d{1,2})(?:-\d\d)?$/.exec(text) ?? [];
  if (first && second) return checked(Number(first), Number(second));
  const [, month, behind] = /^([a-z]{3,9}|\d{1,2})[-/ ](\d{4})$/i.exec(text) ?? [];
  return month && behind ? checked(Number(behind), numberOf(month)) : undefined;
};
