import {
  hourRecordsAtOnce,
  type ImportedHours,
  type importHours,
  type TriedHours,
  type tryHours,
} from '@bidwright/contract-ftes';
import { type CallContext, keepImport, type OwnImport, ownImport, Problem } from '@bidwright/service-kit';
import { actualsOfCall, saveAll } from '../save/saveAll.ts';
import type { Db } from '../tables.ts';
import { compared } from './compare.ts';
import { readHours } from './read.ts';
import type { SaidHours } from './sums.ts';

/** What a table of hours would do. */
export const tried = async ({ db, input, tableSent }: CallContext<typeof tryHours, Db>): Promise<TriedHours> => {
  const table = await tableSent(input.file);
  const { said, refused, refusedRows } = await readHours(db, table, input);
  const { counts } = await compared(db, said);
  return { records: said.length, counts, refused, columns: table.columns, refusedRows };
};

/** Records that one transaction writes. */
const atOnce = 50;

/** How often records are read again that somebody else has changed in between. */
const attempts = 5;

const written = async (
  { service, db, person, by }: CallContext<typeof importHours, Db>,
  of: OwnImport,
  said: readonly SaidHours[],
): Promise<ImportedHours['counts']> => {
  for (let attempt = 1; ; attempt += 1) {
    const { patches, counts } = await compared(db, said);
    try {
      if (patches.length > 0)
        await saveAll(
          service,
          db,
          person,
          actualsOfCall,
          patches.map((patch) => ({ ...patch })),
          by.requestId,
          (trx, write) => keepImport(trx, of, write),
        );
      return counts;
    } catch (error) {
      const isOvertaken = error instanceof Problem && error.status === 409;
      if (!isOvertaken || attempt === attempts) throw error;
    }
  }
};

/** Brings in what a table says of some people and bids. */
export const imported = async (context: CallContext<typeof importHours, Db>): Promise<ImportedHours> => {
  const { db, person, by, input, tableSent } = context;
  const { said } = await readHours(db, await tableSent(input.file), input);
  const what = { col: actualsOfCall.col, person, file: input.file, requestId: by.requestId };
  // Whoever begins anew takes back what comes now by itself.
  const of = await ownImport(db, what, input.from === 0);
  const counts = { created: 0, changed: 0, unchanged: 0 };
  const end = Math.min(said.length, input.from + hourRecordsAtOnce);
  for (let at = input.from; at < end; at += atOnce) {
    const some = await written(context, of, said.slice(at, Math.min(end, at + atOnce)));
    counts.created += some.created;
    counts.changed += some.changed;
    counts.unchanged += some.unchanged;
  }
  return { next: end < said.length ? end : null, records: said.length, counts, import: of.id };
};
