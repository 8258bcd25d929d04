import type { StepWay } from '@bidwright/contract-shell';
import { sql } from 'kysely';
import type { Account, Db } from '../tables.ts';

/** What an account has for a second step. */
export interface Ways {
  /** Since when an app makes codes. */
  app: number | null;
  passkeys: number;
  recoveryCodes: number;
  /** A role of the person's needs a second step. */
  isNeeded: boolean;
}

export const waysOf = async (db: Db, { id, permissions }: Pick<Account, 'id' | 'permissions'>): Promise<Ways> => {
  const { app, passkeys, recoveryCodes, roles } = await db
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('authenticators').select('dateCreated').where('accountId', '=', id).as('app'),
      selectFrom('passkeys').select(sql<number>`count(*)`.as('count')).where('accountId', '=', id).as('passkeys'),
      selectFrom('recoveryCodes')
        .select(sql<number>`count(*)`.as('count'))
        .where('accountId', '=', id)
        .as('recoveryCodes'),
      selectFrom('two_step_roles').select(sql<string[]>`json_arrayagg(role)`.as('roles')).as('roles'),
    ])
    .executeTakeFirstOrThrow();
  return {
    app,
    passkeys: Number(passkeys),
    recoveryCodes: Number(recoveryCodes),
    isNeeded: (roles ?? []).some((role) => permissions.includes(role)),
  };
};

export const hasStep = ({ app, passkeys }: Ways): boolean => app !== null || passkeys > 0;

/** By what the step can be done. */
export const stepWaysIn = ({ app, passkeys, recoveryCodes }: Ways): StepWay[] => [
  ...(app === null ? [] : (['app'] as const)),
  ...(passkeys > 0 ? (['passkey'] as const) : []),
  ...(recoveryCodes > 0 ? (['recovery'] as const) : []),
];
