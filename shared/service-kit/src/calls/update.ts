import { Problem } from '../problem.ts';
import { findVersioned, type StoredRecord, type Versioned } from '../table/record.ts';
import { mustReach } from './access.ts';
import { idIn, numberIn } from './body.ts';
import type { Policy } from './call.ts';
import { applyChange, type Changed } from './change.ts';
import { mustWrite } from './fieldRights.ts';
import { fieldsIn } from './input.ts';
import { answered } from './resource.ts';

/** How often an update is tried again when others come between. */
const attempts = 25;

/** Two transactions in each other's way; the server undid one of them. */
const isLostRace = (error: unknown) =>
  error instanceof Error && 'errno' in error && (error.errno === 1213 || error.errno === 1020);

/** Reads, then writes, again and again until nobody came between the two. */
export const untilWritten = async (
  read: () => Promise<Versioned>,
  write: (before: Versioned) => Promise<Changed | undefined>,
): Promise<Changed> => {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const changed = await write(await read()).catch((error: unknown) => {
      if (!isLostRace(error)) throw error;
    });
    if (changed) return changed;
  }
  throw new Problem(409, 'conflict', 'Too many people are changing this record. Please try again.', { retryAfter: 1 });
};

/** Changes fields of a record and answers its new version. */
export const update: Policy = {
  right: 'update',
  answer: async ({ db, person, resource, body }) => {
    const { collection, table, owned, rules } = resource;
    const id = idIn(body, 'id');
    const shown = (record: StoredRecord) => answered(resource, record, person);
    const read = async () => mustReach(collection.rights.update, person, table, await findVersioned(db, table, id));
    const changed = await untilWritten(read, (before) => {
      const changes = fieldsIn(table, body, ['col', ...owned]);
      mustWrite(person, collection.fields, changes, before.record);
      const since = numberIn(body, 'version', [1, Number.MAX_SAFE_INTEGER], undefined);
      return applyChange(db, table, before, { changes, since, person, rules, shown });
    });
    return { data: changed };
  },
};
