import type { PeopleState } from '../people.ts';
import { names, nth, places, times } from './names.ts';

export const seed = (): PeopleState => ({
  followers: times(12, (i) => ({
    id: `follower-${i}`,
    name: nth(names, i),
    place: nth(places, i),
    followed: i % 3 === 0,
  })),
  friends: times(9, (i) => ({
    id: `friend-${i}`,
    name: nth(names, i + 3),
    place: nth(places, i + 1),
    favourite: i % 4 === 1,
  })),
  requests: times(6, (i) => ({ id: `request-${i}`, name: nth(names, i * 2 + 1), mutualFriends: (i * 5) % 9 })),
});
