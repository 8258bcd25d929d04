import type { Call } from '@bidwright/contract-kit';
import type { Database } from '../connect.ts';
import { auditAction } from '../writes/audit.ts';
import { idIn } from './body.ts';
import type { Asked } from './call.ts';

const views: ReadonlySet<string> = new Set<Call>(['list', 'query', 'getRecordById', 'listBySimpleQuery']);

/** Notes in the audit that somebody has looked at a secret collection: at one record, or at several. Not what was seen. */
export const noteView = async (
  db: Database,
  call: Call,
  { by, resource: { collection }, body }: Asked,
): Promise<void> => {
  if (!collection.secret || !views.has(call)) return;
  const recordId = call === 'getRecordById' ? idIn(body, 'id') : null;
  await auditAction(db, by, 'viewed', collection.name, { recordId });
};
