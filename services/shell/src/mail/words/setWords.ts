import type { MailLanguage } from '@bidwright/contract-shell';
import { auditMutation, type CallContext } from '@bidwright/service-kit';
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

const write = async ({ db, by }: Context, { kind, language, version }: Place, words: Words | typeof none) => {
  const { id, before } = await databaseOf({ db })
    .transaction()
    .execute(async (trx) => {
      const row = await trx
        .selectFrom('mailWords')
        .selectAll()
        .where('kind', '=', kind)
        .where('language', '=', language)
        .forUpdate()
        .executeTakeFirst();
      if ((row?.version ?? 0) !== version) throw changedMeanwhile();
      if (row) {
        await trx
          .updateTable('mailWords')
          .set({ ...words, version: version + 1 })
          .where('id', '=', row.id)
          .execute();
        return { id: row.id, before: { subject: row.subject, text: row.text } };
      }
      const made = { id: uuid(), kind, language, version: 1, ...words };
      const { numInsertedOrUpdatedRows } = await trx.insertInto('mailWords').ignore().values(made).executeTakeFirst();
      if (numInsertedOrUpdatedRows !== 1n) throw changedMeanwhile();
      return { id: made.id, before: none };
    });
  await auditMutation(db, by, 'changed', 'mailWords', {
    recordId: id,
    changes: {
      kind: { from: kind, to: kind },
      language: { from: language, to: language },
      subject: { from: before.subject, to: words.subject },
      text: { from: before.text, to: words.text },
    },
  });
  return { version: version + 1 };
};

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
