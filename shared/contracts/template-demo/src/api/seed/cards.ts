import type { CardsState, SimpleCard } from '../cards.ts';
import { companies, emailOf, names, nth, places, roles, times } from './names.ts';

const simple = (i: number): SimpleCard => ({ id: `card-${i}`, name: nth(names, i), role: nth(roles, i) });

export const seed = (): CardsState => ({
  details: times(9, (i) => ({
    ...simple(i),
    email: emailOf(nth(names, i)),
    phone: `+1 555 01${String(10 + i)}`,
    place: nth(places, i),
    about: nth(['Works on layouts and type.', 'Keeps plans short.', 'Reads before writing.'], i),
  })),
  simple: times(9, simple),
  profiles: times(9, (i) => ({
    ...simple(i),
    company: nth(companies, i),
    followers: 120 + i * 37,
    friends: 20 + i * 3,
    status: i % 4 === 3 ? 'Inactive' : 'Active',
  })),
});
