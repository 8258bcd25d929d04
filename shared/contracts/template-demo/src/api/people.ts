import { object } from '@bidwright/contract-kit';
import { id, key } from './fields.ts';
import { changed, holds } from './list.ts';
import { type Routes, routesOf, unknownId } from './route.ts';

export interface Follower {
  id: string;
  name: string;
  place: string;
  followed: boolean;
}

export interface Friend {
  id: string;
  name: string;
  place: string;
  favourite: boolean;
}

export interface FriendRequest {
  id: string;
  name: string;
  mutualFriends: number;
}

export interface PeopleState {
  followers: Follower[];
  friends: Friend[];
  requests: FriendRequest[];
}

const { get, post } = routesOf<PeopleState>();

const named = <T extends { name: string }>(list: T[], looked: string | null) =>
  list.filter(({ name }) => holds(name, looked ?? ''));

const without = <T extends { id: string }>(list: T[], gone: string) => list.filter((one) => one.id !== gone);

export const routes = {
  'GET /api/followers/list': get((state) => ({ data: state.followers })),
  'POST /api/followers/filter': post(object({ key: key() }), (state, { body }) => ({
    data: named(state.followers, body.key),
  })),
  'POST /api/followers/toggle': post(object({ id: id('followers') }), (state, { body }) => {
    const followers = changed(state.followers, body.id, (one) => ({ ...one, followed: !one.followed }));
    return followers ? { state: { ...state, followers }, data: followers } : unknownId('follower');
  }),

  'GET /api/friends/list': get((state) => ({ data: state.friends })),
  'POST /api/friends/filter': post(object({ key: key() }), (state, { body }) => ({
    data: named(state.friends, body.key),
  })),
  'POST /api/friends/favourite': post(object({ id: id('friends') }), (state, { body }) => {
    const friends = changed(state.friends, body.id, (one) => ({ ...one, favourite: !one.favourite }));
    return friends ? { state: { ...state, friends }, data: friends } : unknownId('friend');
  }),
  'POST /api/friends/remove': post(object({ id: id('friends') }), (state, { body }) => {
    const friends = without(state.friends, body.id);
    if (friends.length === state.friends.length) return unknownId('friend');
    return { state: { ...state, friends }, data: friends };
  }),

  'GET /api/friend-request/list': get((state) => ({ data: state.requests })),
  'POST /api/friend-request/filter': post(object({ key: key() }), (state, { body }) => ({
    data: named(state.requests, body.key),
  })),
  /** Who is confirmed becomes a friend. */
  'POST /api/friend-request/confirm': post(object({ id: id('friendRequests') }), (state, { body }) => {
    const found = state.requests.find((one) => one.id === body.id);
    if (!found) return unknownId('friend request');
    const requests = without(state.requests, body.id);
    const friend: Friend = { id: found.id, name: found.name, place: '', favourite: false };
    return { state: { ...state, requests, friends: [...state.friends, friend] }, data: requests };
  }),
  'POST /api/friend-request/remove': post(object({ id: id('friendRequests') }), (state, { body }) => {
    const requests = without(state.requests, body.id);
    if (requests.length === state.requests.length) return unknownId('friend request');
    return { state: { ...state, requests }, data: requests };
  }),
} satisfies Routes<PeopleState>;
