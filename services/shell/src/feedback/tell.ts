import type { Feedback } from '@bidwright/contract-shell';
import { databaseOf } from '../database.ts';
import { keepNotices } from '../notifications/keep.ts';
import { ownService } from '../notifications/statements.ts';
import { pathTo } from '../registry/pathTo.ts';
import type { Hears } from '../tables.ts';

/** So much of it stands in a notification. */
const maxShown = 300;
const cut = (text: string) => (text.length > maxShown ? `${text.slice(0, maxShown)}…` : text);

/** Admins hear that somebody has said something. */
export const tellOfFeedback: Hears<Feedback> = async ({ id, recordId, record, by }, { trx }) => {
  const db = databaseOf({ db: trx });
  const { text, page } = record;
  const list = await pathTo(db, 'Feedback.list');
  await keepNotices(db, ownService, by, [
    {
      type: 'feedback-sent',
      recordId,
      occasion: id,
      values: { text: cut(text ?? ''), page: page ?? '', who: by?.name ?? '' },
      link: list && `${list}?record=${recordId}`,
      roles: ['Admin'],
      mail: 'digest',
    },
  ]);
};

/** Who has said it hears the answer. */
export const tellOfAnswer: Hears<Feedback> = async ({ id, recordId, record, changes, by }, { trx }) => {
  const { answer, page, addedBy } = record;
  if (!changes.answer || !answer || !addedBy) return;
  await keepNotices(databaseOf({ db: trx }), ownService, by, [
    {
      type: 'feedback-answered',
      recordId,
      occasion: id,
      values: { answer: cut(answer), page: page ?? '' },
      link: page?.startsWith('/') ? page : '/dashboard',
      users: [addedBy],
      mail: 'now',
    },
  ]);
};
