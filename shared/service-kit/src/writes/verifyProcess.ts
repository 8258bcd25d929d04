import { connect } from '../connect.ts';
import { verifyAudit } from './verify.ts';

/** Verifies the audit of the database at DATABASE_URL, and writes what became of it as one line of JSON. NOTED is what was written the last time. */
const { DATABASE_URL = '', NOTED } = process.env;
const db = connect(DATABASE_URL);
process.stdout.write(`${JSON.stringify(await verifyAudit(db, NOTED ? JSON.parse(NOTED) : undefined))}\n`);
await db.destroy();
