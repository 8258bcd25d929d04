import { connect } from '../connect.ts';
import { verifyAudit } from './verify.ts';

/** Verifies the audit of the database at DATABASE_URL, and writes what became of it as one line of JSON. */
const db = connect(process.env.DATABASE_URL ?? '');
process.stdout.write(`${JSON.stringify(await verifyAudit(db))}\n`);
await db.destroy();
