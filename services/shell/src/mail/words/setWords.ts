import type { MailLanguage } from '@bidwright/contract-shell';
import { audit, type CallContext, entryOf, inTransaction } from '@bidwright/service-kit';
import { v7 as uuid } from 'uuid';
import { databaseOf } from '../../database.ts';
import { refuse } from '../../refuse.ts';
import type { Words } from './firmWords.ts';
import { kindNamed } from './kinds.ts';
import { mustFill } from './mustFill.ts';

interface Place {
  kind: string;
  language: MailLanguage;
  /** The one that was read; 0 where nobody has ever changed the words. */
  version: number;
}

type Context = Pick<CallContext, 'db' | 'by'>;

const changedMeanwhile = () => refuse({ status: 409, code: 'conflict', key: 'shell.mail.wordsChanged' });

const none = { subject: null, text: null };

const write = async ({ db, by }: Context, { kind, language, version }: Place, words: Words | typeof none) =>
  inTransaction(databaseOf({ db }), async (trx) => {
    const row = await trx
      .selectFrom('mailWords')
      .selectAll()
      .where('kind', '=', kind)
      .where('language', '=', language)
      .forUpdate()
      .executeTakeFirst();
    if ((row?.version ?? 0) !== version) throw changedMeanwhile();
    const made = { id: row?.id ?? uuid(), kind, language, version: version + 1, ...words };
    if (row) {
      await trx.updateTable('mailWords').set(made).where('id', '=', row.id).execute();
    } else {
      const { numInsertedOrUpdatedRows } = await trx.insertInto('mailWords').ignore().values(made).executeTakeFirst();
      if (numInsertedOrUpdatedRows !== 1n) throw changedMeanwhile();
    }
    const changes = {
      kind: { from: kind, to: kind },
      language: { from: language, to: language },
      subject: { from: row?.subject ?? null, to: words.subject },
      text: { from: row?.text ?? null, to: words.text },
    };
    await audit(trx, entryOf(by, 'changed', 'mailWords', { recordId: made.id, changes }));
    return { version: made.version };
  });

/** Puts other words into all mails of a kind in a language from now on. */
export const setWords = async (context: Context, { subject, text, ...place }: Place & Words) => {
  mustFill(await kindNamed(databaseOf(context), place.kind), { subject, text });
  return write(context, place, { subject, text });
};

/** Goes back to the original words. */
export const restoreWords = async (context: Context, place: Place) => {
  await kindNamed(databaseOf(context), place.kind);
  return write(context, place, none);
};
