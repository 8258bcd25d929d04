import { isDeepStrictEqual } from 'node:util';
import { namesOf } from '@bidwright/contract-kit';
import {
  documents,
  type Question,
  type QuestionTables,
  questions,
  type questionTables,
  type ReadQuestions,
  type readQuestions,
} from '@bidwright/contract-opportunities';
import {
  applyPatch,
  type CallContext,
  createRecord,
  selectRecords,
  transact,
  untilWritten,
} from '@bidwright/service-kit';
import { sql } from 'kysely';
import type { Db } from '../tables.ts';
import { type Columns, questionsIn, tablesIn } from './apart.ts';
import type { Asked } from './files/questionsIn.ts';
import { documentOf } from './ofDocument.ts';

/** Written at a time: all of them, or none. What others write waits no longer. */
const maxAtOnce = 50;

export const tablesOf = async (asked: CallContext<typeof questionTables, Db>): Promise<QuestionTables> =>
  tablesIn(asked.service, await documentOf(asked, asked.input.document));

/** What has to be written for the questions to be those of the list. */
interface Write {
  what: 'created' | 'changed' | 'gone';
  /** The question that is there. */
  id?: string;
  fields: Partial<Question>;
}

const placeIn = ({ sheet, answer }: Columns, { row, number, section, text }: Asked, n: number) => ({
  sheet,
  sheetRow: row,
  answerColumn: answer,
  number,
  section,
  text,
  place: n + 1,
});

/** Questions keep what was said of them by their rows. Those of other rows go, unless somebody answered them. */
const writesFor = (columns: Columns, asked: readonly Asked[], kept: readonly Question[]): Write[] => {
  const byRow = new Map(kept.map((one) => [`${one.sheet} ${one.sheetRow}`, one]));
  const writes = asked.flatMap((one, n): Write[] => {
    const fields = placeIn(columns, one, n);
    const key = `${columns.sheet} ${one.row}`;
    const before = byRow.get(key);
    byRow.delete(key);
    if (!before) return [{ what: 'created', fields }];
    const isSame = namesOf(fields).every((name) => isDeepStrictEqual(before[name], fields[name]));
    return isSame ? [] : [{ what: 'changed', id: before.id, fields }];
  });
  const gone = [...byRow.values()].filter(({ state }) => state === 'Open');
  return [...writes, ...gone.map(({ id }): Write => ({ what: 'gone', id, fields: { status: 'Inactive' } }))];
};

/** Keeps the questions of a list, some at a time, see the contract. */
export const readList = async (asked: CallContext<typeof readQuestions, Db>): Promise<ReadQuestions> => {
  const { service, by, input } = asked;
  const document = await documentOf(asked, input.document);
  const found = await questionsIn(service, document, input);
  const { id, opportunityId, name, documentName } = document;
  const place = service.resource(questions);
  const reference = { id, name: name ?? documentName ?? id };
  const write = async (db: Db): Promise<ReadQuestions> => {
    // Of two who read it at once the second finds what the first has written.
    await db.selectFrom(documents.name).select('id').where('id', '=', id).forUpdate().execute();
    const kept = await selectRecords(db, place.table, {
      where: [sql<boolean>`t.documentId = ${id}`, sql<boolean>`t.status = 'Active'`],
    });
    const writes = writesFor(input, found, kept);
    const now = writes.slice(0, maxAtOnce);
    for (const { id: of, fields } of now) {
      if (of) await applyPatch(db, place, of, () => ({ changes: fields }), by);
      else await createRecord(db, place, { opportunityId, document: reference, ...fields }, by);
    }
    const count = (what: Write['what']) => now.filter((one) => one.what === what).length;
    return {
      document: id,
      found: found.length,
      created: count('created'),
      changed: count('changed'),
      gone: count('gone'),
      left: writes.length - now.length,
    };
  };
  return untilWritten(service.db, () => transact(service.db, service.eventSink, write));
};
