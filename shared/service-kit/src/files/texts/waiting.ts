import type { FileType } from '@bidwright/contract-kit';
import { sql } from 'kysely';
import type { Database } from '../../connect.ts';
import { now } from '../../writes/newRecord.ts';

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Types whose words can be searched. */
const readable: readonly FileType[] = ['application/pdf', docx, 'text/plain'];

export const isReadable = (type: unknown): boolean => readable.some((one) => one === type);

/** Asks for the words of a record's file. */
export const noteWaiting = async (trx: Database, col: string, recordId: string): Promise<void> => {
  await sql`insert into document_texts (recordId, col, state, at) values (${recordId}, ${col}, 'waiting', ${now()})
    on duplicate key update state = 'waiting', content = null`.execute(trx);
};

/** A file whose words are wanted. */
export interface Waiting {
  recordId: string;
  col: string;
}

/** Longer than reading ever takes: after that whoever took it is gone. In seconds. */
const maxLength = 120;

/** Takes the next file to read; no other instance takes the same. */
export const takeNext = (db: Database): Promise<Waiting | undefined> =>
  db.transaction().execute(async (trx) => {
    const { rows } = await sql<Waiting>`select recordId, col from document_texts
      where state = 'waiting' or (state = 'reading' and at <= ${now() - maxLength})
      order by state desc, at limit 1 for update skip locked`.execute(trx);
    const [next] = rows;
    if (next)
      await sql`update document_texts set state = 'reading', at = ${now()}
        where recordId = ${next.recordId}`.execute(trx);
    return next;
  });

/** Keeps the words of a file, or that it has none. */
export const noteText = async (trx: Database, recordId: string, text: string | null): Promise<void> => {
  await sql`update document_texts set state = ${text === null ? 'failed' : 'ready'}, at = ${now()}, content = ${text}
    where recordId = ${recordId}`.execute(trx);
};
