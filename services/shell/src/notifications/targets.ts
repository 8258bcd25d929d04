import type { Person } from '@bidwright/contract-kit';

export const roleTarget = (role: string): string => `role:${role}`;
export const userTarget = (id: string): string => `user:${id}`;

/** Everything by which a person can be meant. */
export const targetsOf = ({ id, permissions }: Pick<Person, 'id' | 'permissions'>): string[] => [
  userTarget(id),
  ...permissions.map(roleTarget),
];
