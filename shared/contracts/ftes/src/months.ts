/** A calendar month. */
export interface Month {
  year: number;
  /** 1 to 12. */
  month: number;
}

/** A month as one number, so that months can be counted and compared. */
export const monthNumber = ({ year, month }: Month): number => year * 12 + month - 1;

/** The month of such a number. */
export const monthAt = (number: number): Month => ({ year: Math.floor(number / 12), month: (number % 12) + 1 });
