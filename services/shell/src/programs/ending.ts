import { addDays, dayAt } from '@bidwright/contract-kit/days';
import { keepNotices } from '../notifications/keep.ts';
import { ownService } from '../notifications/statements.ts';
import { pathTo } from '../registry/pathTo.ts';
import type { Db } from '../tables.ts';

/** So many days before its end Admins are told of a key, the nearest first. */
const stages = [1, 14];

interface Ending {
  dateCreated: number;
  expirationDate: string;
}

/** How many days before its end a key is to be told of by now; none of a key that was made later than that. */
const stageOf = ({ dateCreated, expirationDate }: Ending, today: string): number | undefined =>
  stages.find((days) => {
    const from = addDays(expirationDate, -days);
    return today >= from && dayAt(new Date(dateCreated * 1000)) < from;
  });

/** Tells Admins of keys that end soon, of each stage once. */
export const tellOfEndingKeys = async (db: Db, today: string): Promise<void> => {
  const rows = await db
    .selectFrom('program_keys')
    .select(['id', 'name', 'dateCreated', 'expirationDate'])
    .where('revoked', 'is', null)
    .where('expirationDate', '>=', today)
    .where('expirationDate', '<=', addDays(today, Math.max(...stages)))
    .execute();
  const link = await pathTo(db, 'ProgramKey.list');
  for (const key of rows) {
    const stage = stageOf(key, today);
    if (stage === undefined) continue;
    await keepNotices(db, ownService, null, [
      {
        type: 'key-ending',
        recordId: key.id,
        occasion: String(stage),
        values: { name: key.name, day: key.expirationDate },
        link,
        roles: ['Admin'],
        mail: 'now',
      },
    ]);
  }
};
