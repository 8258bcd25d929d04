import type { Settings } from '../settings.ts';
import type { Db } from '../tables.ts';
import { tellStarter } from '../tellStarter.ts';
import { loadDemoAccounts } from './accounts.ts';
import { countOthers, shutDemo } from './shut.ts';

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);

const shut = async (db: Db) => {
  const count = await shutDemo(db);
  if (count === 0) return;
  const others = await countOthers(db);
  const stay = others > 0 ? ` Accounts of ${people(others)} who registered stay: look at /admin/users.` : '';
  tellStarter(`The demo is off: ${people(count)} of it can no longer sign in.${stay}`);
};

const open = async (db: Db, today: string) => {
  if (await loadDemoAccounts(db, today)) return;
  tellStarter(
    'The people of the demo stay shut out, for others have accounts here. Take a new folder for a demo: DATA_DIR=…',
  );
};

/** Lets the people of the demo in where it is on, and nobody of them where it is off. */
export const beginDemo = (db: Db, { DEMO, DEMO_TODAY }: Pick<Settings, 'DEMO' | 'DEMO_TODAY'>): Promise<void> =>
  DEMO ? open(db, DEMO_TODAY) : shut(db);
