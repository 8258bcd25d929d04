import { type Routes, routesOf } from './route.ts';

export type UserStatus = 'Active' | 'Pending' | 'Rejected';

export interface UserRow {
  id: string;
  name: string;
  role: string;
  status: UserStatus;
}

export interface UserDetails extends UserRow {
  email: string;
  place: string;
  friends: number;
  followers: number;
}

export interface UserListsState {
  s1: UserDetails[];
  s2: UserRow[];
  profiles: UserDetails[];
}

const { get } = routesOf<UserListsState>();

export const routes = {
  'GET /api/user-list/s1/list': get((state) => ({ data: state.s1 })),
  'GET /api/user-list/s2/list': get((state) => ({ data: state.s2 })),
  'GET /api/profile-list/list': get((state) => ({ data: state.profiles })),
} satisfies Routes<UserListsState>;
