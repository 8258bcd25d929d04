import { resetInput } from '@bidwright/contract-shell';
import { readJson } from '@bidwright/service-kit';
import { Router } from 'express';
import { hashPassword } from '../accounts/passwordHash.ts';
import { now } from '../clock.ts';
import type { Door } from '../door.ts';
import { readForm } from '../forms.ts';
import { refuse } from '../refuse.ts';
import { hashOf } from '../secret.ts';
import type { Db } from '../tables.ts';
import { mustBeStrong } from './weakness.ts';

const invalid = () => refuse({ status: 422, code: 'validation', key: 'shell.reset.invalid', field: 'token' });

const ownerOf = (db: Db, tokenHash: string) =>
  db
    .selectFrom('passwordResets')
    .innerJoin('accounts', 'accounts.id', 'accountId')
    .select(['accountId', 'name', 'email'])
    .where('tokenHash', '=', tokenHash)
    .where('expires', '>', now())
    .executeTakeFirst();

/** Uses the link up, sets the password and ends the person's sessions, all or nothing. */
const redeem = (db: Db, tokenHash: string, passwordHash: string) =>
  db.transaction().execute(async (trx) => {
    const found = await ownerOf(trx, tokenHash);
    const used = await trx.deleteFrom('passwordResets').where('tokenHash', '=', tokenHash).executeTakeFirst();
    if (!found || used.numDeletedRows === 0n) throw invalid();
    await trx.updateTable('accounts').set({ passwordHash }).where('id', '=', found.accountId).execute();
    await trx.deleteFrom('sessions').where('accountId', '=', found.accountId).execute();
  });

export const resetRoute = ({ db, settings }: Door): Router => {
  const router = Router();
  router.post('/reset', ...readJson, async (request, response) => {
    const { token, password } = readForm(resetInput, request.body);
    const tokenHash = hashOf(token);
    // Before the costly hash, so that guessed links cost little.
    const owner = await ownerOf(db, tokenHash);
    if (!owner) throw invalid();
    await mustBeStrong(password, owner, settings);
    await redeem(db, tokenHash, await hashPassword(password));
    response.json({ data: {} });
  });
  return router;
};
