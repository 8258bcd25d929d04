import { monthNumber } from '@bidwright/contract-ftes';

export const thisMonth = (): number => {
  const now = new Date();
  return monthNumber({ year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 });
};
