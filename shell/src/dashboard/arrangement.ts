import { personal } from '@bidwright/remote-kit/personal';

/** Which cards of the dashboard a person wants, and in which order, by their ids. */
export interface Arrangement {
  /** What is not named stands behind, in its usual order: a card that came later. */
  order: string[];
  hidden: string[];
}

export const usualArrangement: Arrangement = { order: [], hidden: [] };

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

const arrangementIn = (kept: unknown): Arrangement => {
  const { order, hidden }: Partial<Record<keyof Arrangement, unknown>> = Object(kept);
  return { order: textsIn(order), hidden: textsIn(hidden) };
};

/** Kept on the device for each person. */
export const arrangements = personal<Arrangement>('shell.dashboard', arrangementIn);

export const arranged = <Card extends { id: string }>(cards: Card[], { order }: Arrangement): Card[] => {
  const place = ({ id }: Card) => (order.includes(id) ? order.indexOf(id) : order.length);
  return cards.toSorted((one, other) => place(one) - place(other));
};

/** Puts a card before or behind its neighbour. `shown`: the ids of all that are seen, in their order. */
export const moved = (of: Arrangement, shown: string[], id: string, step: -1 | 1): Arrangement => {
  const at = shown.indexOf(id);
  const neighbour = shown[at + step];
  if (at < 0 || neighbour === undefined) return of;
  return { ...of, order: shown.with(at, neighbour).with(at + step, id) };
};

export const hidden = (of: Arrangement, id: string): Arrangement => ({ ...of, hidden: [...of.hidden, id] });

export const shownAgain = (of: Arrangement, id: string): Arrangement => ({
  ...of,
  hidden: of.hidden.filter((one) => one !== id),
});
