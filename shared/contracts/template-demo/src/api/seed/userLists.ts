import type { UserDetails, UserListsState, UserRow, UserStatus } from '../userLists.ts';
import { emailOf, names, nth, places, roles, times } from './names.ts';

const states: readonly UserStatus[] = ['Active', 'Active', 'Pending', 'Rejected'];

const row = (i: number): UserRow => ({
  id: `user-${i}`,
  name: nth(names, i),
  role: nth(roles, i),
  status: nth(states, i),
});

const details = (i: number): UserDetails => ({
  ...row(i),
  email: emailOf(nth(names, i)),
  place: nth(places, i),
  friends: 12 + i * 5,
  followers: 80 + i * 31,
});

export const seed = (): UserListsState => ({
  s1: times(10, details),
  s2: times(8, (i) => row(i + 2)),
  profiles: times(8, (i) => details(i + 4)),
});
