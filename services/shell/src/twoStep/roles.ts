import type { Role } from '@bidwright/contract-kit';
import { audit, type CallContext, entryOf } from '@bidwright/service-kit';
import { databaseOf } from '../database.ts';
import type { Db } from '../tables.ts';

/** Whose people need a second step after their password. */
export const twoStepRoles = async (db: Db): Promise<Role[]> => {
  const rows = await db.selectFrom('two_step_roles').select('role').orderBy('role').execute();
  return rows.map(({ role }) => role);
};

/** Whoever is signed in stays so; the next sign-in asks. */
export const setTwoStepRoles = ({ db, by }: Pick<CallContext, 'db' | 'by'>, roles: Role[]): Promise<void> =>
  databaseOf({ db })
    .transaction()
    .execute(async (trx) => {
      const [from, to] = [await twoStepRoles(trx), roles.toSorted()];
      if (from.join() === to.join()) return;
      await trx.deleteFrom('two_step_roles').execute();
      if (roles.length > 0)
        await trx
          .insertInto('two_step_roles')
          .values(roles.map((role) => ({ role })))
          .execute();
      const changes = { roles: { from, to } };
      await audit(trx, entryOf(by, 'changed', 'twoStepRoles', { changes }));
    });
