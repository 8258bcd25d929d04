import { isDeepStrictEqual } from 'node:util';
import { namesOf } from '@bidwright/contract-kit';
import type { ChangedWebhook } from '@bidwright/contract-shell';
import { audit, type CallContext, entryOf, inTransaction } from '@bidwright/service-kit';
import { refuse } from '../refuse.ts';
import type { KeptWebhook } from './kept.ts';
import { type Around, heardIn, lockOne, mustBeFit, noWebhook, place, sealed, shownOf } from './manage.ts';

interface Said extends Pick<KeptWebhook, 'name' | 'language' | 'collections' | 'notices' | 'roles' | 'shown'> {
  changes: string[];
}

const saidOf = ({ name, language, collections, changes, notices, roles, shown }: KeptWebhook): Said => ({
  name,
  language,
  collections,
  changes,
  notices,
  roles,
  shown,
});

/** Of a chat no more than its host is written down, so that an address there changed is said apart. */
const difference = (was: Said, is: Said, isMoved: boolean) => {
  const fields = namesOf(is);
  const changed = fields.filter((field) => !isDeepStrictEqual(was[field], is[field]) || (isMoved && field === 'shown'));
  return Object.fromEntries(changed.map((field) => [field, { from: was[field], to: is[field] }]));
};

const changedMeanwhile = () => refuse({ status: 409, code: 'conflict', key: 'shell.webhooks.changed' });

/** Changes what a webhook hears and where it is told. Messages that wait go there at once, in their order. */
export const changeOne = async (
  { db, key, settings }: Around,
  by: CallContext['by'],
  { id, version, kind, address, name, language, ...hears }: ChangedWebhook,
): Promise<void> => {
  if (address) mustBeFit(address, settings);
  const { heard, lists } = heardIn({ name, language, ...hears });
  const moved = address ? { address: await sealed(address, key), shown: shownOf(kind, address) } : {};
  await inTransaction(db, async (trx) => {
    const before = await lockOne(trx, id);
    if (before.kind !== kind) throw noWebhook();
    if (before.version !== version) throw changedMeanwhile();
    const after = { name, language, ...heard, shown: moved.shown ?? before.shown };
    const changes = difference(saidOf(before), after, Boolean(address));
    if (Object.keys(changes).length === 0) return;
    await trx
      .updateTable('webhooks')
      .set({ name, language, ...lists, ...moved, version: version + 1, tries: 0, nextTry: 0 })
      .where('id', '=', id)
      .execute();
    await audit(trx, entryOf(by, 'changed', place, { recordId: id, changes }));
  });
};
