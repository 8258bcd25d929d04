import { fileNameFor, isFileType } from '@bidwright/contract-kit';
import {
  type ExportedQuestions,
  type exportQuestions,
  type Question,
  type QuestionList,
  type questionLists,
  questions,
} from '@bidwright/contract-opportunities';
import { applyPatch, type CallContext, Problem, selectRecords, transact, untilWritten } from '@bidwright/service-kit';
import { sql } from 'kysely';
import type { Db } from '../tables.ts';
import { filledFile } from './apart.ts';
import { documentOf } from './ofDocument.ts';

/** Noted at a time: what others write waits no longer. */
const maxAtOnce = 50;

const isNew = ({ exportedAt, dateUpdated }: Question) => exportedAt === null || dateUpdated > exportedAt;

const inCell = ({ sheet, sheetRow, answerColumn, answer }: Question) => ({
  table: sheet ?? 0,
  row: sheetRow ?? 0,
  column: answerColumn ?? 0,
  text: answer ?? '',
});

/** Notes which answers went out; the library hears of it, and notes where its texts were used. */
const noteExported = async (
  { service, by }: CallContext<typeof exportQuestions, Db>,
  exported: readonly Question[],
) => {
  const place = service.resource(questions);
  for (let from = 0; from < exported.length; from += maxAtOnce) {
    const some = exported.slice(from, from + maxAtOnce);
    const write = async (db: Db) => {
      const exportedAt = Math.floor(Date.now() / 1000);
      for (const { id } of some) await applyPatch(db, place, id, () => ({ changes: { exportedAt } }), by);
      return some.length;
    };
    await untilWritten(service.db, () => transact(service.db, service.eventSink, write));
  }
};

/** The file of a list with its accepted answers. */
export const exportList = async (asked: CallContext<typeof exportQuestions, Db>): Promise<ExportedQuestions> => {
  const { service, db, input } = asked;
  const document = await documentOf(asked, input.document);
  const all = await selectRecords(db, service.resource(questions).table, {
    where: [sql<boolean>`t.documentId = ${document.id}`, sql<boolean>`t.status = 'Active'`],
    order: sql`t.place, t.id`,
  });
  if (all.length === 0) throw new Problem(409, 'no-questions', 'No questions of this document were read');
  const accepted = all.filter(({ state, answer, sources }) => state === 'Accepted' && answer && sources.length > 0);
  const content = await filledFile(service, document, accepted.map(inCell));
  await noteExported(asked, accepted.filter(isNew));
  const mediaType = isFileType(document.mediaType) ? document.mediaType : 'text/plain';
  const name = fileNameFor(document.documentName ?? document.name ?? document.id, mediaType);
  return {
    file: { name, mediaType, content: content.toString('base64') },
    written: accepted.length,
    questions: all.length,
  };
};

/** The lists of a bid, the newest first, with how many of their questions are in which state. */
export const listsOf = async ({
  db,
  person,
  input,
}: CallContext<typeof questionLists, Db>): Promise<QuestionList[]> => {
  const { rows } = await sql<Omit<QuestionList, 'document'> & QuestionList['document']>`
    select documentId as id, max(documentName) as name, sum(state = 'Open') as open, sum(state = 'Accepted') as accepted,
      sum(state = 'Rejected') as rejected, sum(coalesce(ownerId = ${person.id}, false)) as mine
    from questions where opportunityId = ${input.opportunity} and status = 'Active'
    group by documentId order by min(dateCreated) desc, documentId`.execute(db);
  return rows.map(({ id, name, open, accepted, rejected, mine }) => ({
    document: { id, name },
    open: Number(open),
    accepted: Number(accepted),
    rejected: Number(rejected),
    mine: Number(mine),
  }));
};
