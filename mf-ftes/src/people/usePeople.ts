import { useCapacity } from '../plan/load/api.ts';
import { type Filters, monthText } from './filters.ts';

/** About as many as a screen shows. */
const firstPeople = 24;

/** Everybody is shown, by name: the first are known before the others. */
const isPlain = ({ text, teams, positions, skills, free, role }: Filters): boolean =>
  [text, ...teams, ...positions, ...skills].join('') === '' && !free && !role;

/** People’s months, and whether they are all there. Who stands first is asked for first: to work out thousands takes longer. */
export const usePeople = (filters: Filters, first: number) => {
  const asked = { from: monthText(first), months: Number(filters.span), skills: true };
  const plain = isPlain(filters);
  const some = useCapacity({ ...asked, atMost: firstPeople }, !plain);
  const isWaiting = plain && !some.currentData && !some.error;
  // What each sum is made of is needed for chances alone.
  const all = useCapacity({ ...asked, works: Boolean(filters.free ?? filters.role) }, isWaiting);
  const now = all.currentData ?? (plain ? some.currentData : undefined);
  return { ...all, data: now ?? all.data, isWhole: Boolean(all.currentData) };
};
