import { manyRight, type Person, type RecordResult } from '@bidwright/contract-kit';
import { mustAuthorize } from '../../calls/access.ts';
import { withParent } from '../../calls/parent.ts';
import type { Resource } from '../../calls/resource.ts';
import type { AnswerCall } from '../../calls/router.ts';
import type { Database, Row } from '../../connect.ts';
import { lockRow } from '../../files/lockRow.ts';
import { findRecord } from '../../table/record.ts';
import { noRecord } from '../../writes/noRecord.ts';
import { changedTo } from '../changedTo.ts';
import type { Cause } from '../work.ts';

/** A record that is to be changed; a version says that changes since then are not to be lost. */
export interface Wanted {
  id: string;
  version?: number;
}

/** What is needed to change a record as its person could by a call. */
export interface Changing {
  resource: Resource;
  answerCall: AnswerCall;
  cause: Cause;
}

/** Changes one record by the very call that people make, so that every rule of it holds. */
export const changeOne = async (
  trx: Database,
  { resource, answerCall, cause }: Changing,
  person: Person,
  { id, version }: Wanted,
  fields: Row,
): Promise<RecordResult> => {
  const { collection, table } = resource;
  await lockRow(trx, table.name, id);
  const before = await findRecord(trx, table, id);
  if (!before) throw noRecord(table);
  mustAuthorize(manyRight(collection, 'bulk'), person, table, await withParent(trx, table, before));
  const body = { ...fields, col: collection.name, id, ...(version !== undefined && { version }) };
  const { data } = await answerCall(trx, person, 'update', body, cause);
  return changedTo(before, data);
};
