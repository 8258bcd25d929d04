import { may, message } from '@bidwright/contract-kit';
import {
  type Document,
  documents,
  opportunities,
  type ReadRequirements,
  type readRequirements,
  requirements,
} from '@bidwright/contract-opportunities';
import {
  applyPatch,
  type CallContext,
  createRecord,
  Problem,
  selectRecords,
  transact,
  untilWritten,
} from '@bidwright/service-kit';
import { sql } from 'kysely';
import type { Db } from '../tables.ts';
import { writesFor } from './compare.ts';
import { foundApart } from './foundApart.ts';
import { type Noted, noteReading } from './readings.ts';

type Asked = CallContext<typeof readRequirements, Db>;
type OfDocument = Pick<Asked, 'service' | 'db' | 'person' | 'input'>;

/** Written at a time: all of them, or none. What others write waits no longer. */
const maxAtOnce = 50;
/** Documents that came in the place of one another. */
const maxChain = 20;

const refuse = (status: number, problem: string, text: string) =>
  new Problem(status, `document-${problem}`, text, {
    fields: { document: message(`requirements.document.${problem}`) },
  });

const reasons: Record<string, string> = {
  'no-text': 'The document contains no text: it may be a scan. Run text recognition (OCR) first, or paste the text',
  encrypted: 'The document is encrypted: save it without a password',
  damaged: 'The document cannot be read: it is damaged',
};

const documentIn = async ({ service, db }: Pick<Asked, 'service' | 'db'>, id: string) => {
  const [document] = await selectRecords(db, service.resource(documents).table, {
    where: [sql<boolean>`t.id = ${id}`],
    limit: 1,
  });
  return document;
};

/** The document, where the person may write requirements of its bid. */
export const documentOf = async (asked: OfDocument): Promise<Document> => {
  const { service, db, person, input } = asked;
  const document = await documentIn(asked, input.document);
  if (!document) throw new Problem(404, 'no-record', 'documents has no record with this id');
  const [parent] = await selectRecords(db, service.resource(opportunities).table, {
    where: [sql<boolean>`t.id = ${document.opportunityId}`],
    limit: 1,
  });
  if (!may(requirements.rights.create, person, { parent }))
    throw new Problem(403, 'forbidden', 'You have no right to write requirements of this bid');
  return document;
};

const textOf = async (db: Db, { id, textState, textProblem }: Document): Promise<string> => {
  if (textState === 'Waiting') throw refuse(409, 'waiting', 'The document is still being read');
  const row = await db.selectFrom('document_texts').select('content').where('recordId', '=', id).executeTakeFirst();
  const problem = textProblem ?? 'no-text';
  if (textState !== 'Ready' || !row?.content)
    throw refuse(422, reasons[problem] ? problem : 'damaged', reasons[problem] ?? reasons.damaged ?? '');
  return row.content;
};

/** The document, and those in whose place it comes. */
const chainOf = async (asked: Asked, document: Document): Promise<string[]> => {
  const ids = [document.id];
  let before = document.supersedes;
  while (before && !ids.includes(before.id) && ids.length < maxChain) {
    ids.push(before.id);
    before = (await documentIn(asked, before.id))?.supersedes ?? null;
  }
  return ids;
};

/** Keeps what a document demands, some at a time, see the contract. */
export const readInto = async (asked: Asked): Promise<ReadRequirements> => {
  const { service, by } = asked;
  const document = await documentOf(asked);
  const { id, opportunityId, name, documentName } = document;
  const content = await textOf(asked.db, document);
  const found = await foundApart(`${id} ${content.length}`, content, service.stopping);
  if (found.length === 0) throw refuse(422, 'no-demands', 'No requirements found in the document');
  const chain = await chainOf(asked, document);
  const place = service.resource(requirements);
  const write = async (db: Db): Promise<ReadRequirements> => {
    // Of two who read it at once the second finds what the first has written.
    await db.selectFrom('documents').select('id').where('id', '=', id).forUpdate().execute();
    const kept = await selectRecords(db, place.table, {
      where: [
        sql<boolean>`t.opportunityId = ${opportunityId}`,
        sql<boolean>`t.documentId in (${sql.join(chain)})`,
        sql<boolean>`t.status = 'Active'`,
      ],
      order: sql`t.place, t.id`,
    });
    const writes = writesFor({ id, name: name ?? documentName ?? id }, found, kept);
    const now = writes.slice(0, maxAtOnce);
    const byId = new Map(kept.map((one) => [one.id, one]));
    const noted: Noted[] = [];
    for (const one of now) {
      const { id: of, fields } = one;
      const { id: written, version } = of
        ? await applyPatch(db, place, of, () => ({ changes: fields }), by)
        : await createRecord(db, place, { opportunityId, ...fields }, by);
      noted.push({ id: written, version, before: byId.get(written), write: one });
    }
    await noteReading(db, id, noted);
    const count = (what: string) => now.filter((one) => one.what === what).length;
    return {
      document: id,
      found: found.length,
      created: count('created'),
      changed: count('changed'),
      gone: count('gone'),
      moved: count('moved'),
      left: writes.length - now.length,
      isCut: document.textProblem === 'cut',
    };
  };
  return untilWritten(service.db, () => transact(service.db, service.eventSink, write));
};
