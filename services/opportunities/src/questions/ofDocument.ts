import { may } from '@bidwright/contract-kit';
import {
  type Document,
  documents,
  opportunities,
  questions,
  type questionTables,
} from '@bidwright/contract-opportunities';
import { type CallContext, Problem, selectRecords } from '@bidwright/service-kit';
import { sql } from 'kysely';
import type { Db } from '../tables.ts';

type Asked = Pick<CallContext<typeof questionTables, Db>, 'service' | 'db' | 'person'>;

/** The document, where the person may write questions of its bid. */
export const documentOf = async ({ service, db, person }: Asked, id: string): Promise<Document> => {
  const [document] = await selectRecords(db, service.resource(documents).table, {
    where: [sql<boolean>`t.id = ${id}`],
    limit: 1,
  });
  if (!document) throw new Problem(404, 'no-record', 'documents has no record with this id');
  const [parent] = await selectRecords(db, service.resource(opportunities).table, {
    where: [sql<boolean>`t.id = ${document.opportunityId}`],
    limit: 1,
  });
  if (!may(questions.rights.create, person, { parent }))
    throw new Problem(403, 'forbidden', 'You have no right to write questions of this bid');
  return document;
};
