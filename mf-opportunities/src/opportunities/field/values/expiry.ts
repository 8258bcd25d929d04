/** What is wrong with the end of an agreement: it has passed, or comes before the bid is due. */
type Expiry = 'ended' | 'endsBefore';

export const expiryOf = (
  endDate: string | null | undefined,
  dueDate: string | null | undefined,
  today: string,
): Expiry | undefined => {
  if (!endDate) return undefined;
  if (endDate < today) return 'ended';
  return dueDate && endDate < dueDate ? 'endsBefore' : undefined;
};
