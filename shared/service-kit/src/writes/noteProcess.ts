import { connect } from '../connect.ts';
import { audit, entryOf } from './audit.ts';

/**
 * Notes in the audit of the database at DATABASE_URL what somebody did to it from the machine itself, as NOTE says: the name of who
 * did it, the action, and what was and what is.
 */
const { DATABASE_URL = '', NOTE = '' } = process.env;
const { by, action, changes }: { by: string; action: string; changes: ReturnType<typeof entryOf>['changes'] } =
  JSON.parse(NOTE);
const db = connect(DATABASE_URL);
await db
  .transaction()
  .execute((trx) => audit(trx, entryOf({ id: 'machine', name: by }, action, 'platform', { changes })));
await db.destroy();
