import type { Person } from '@bidwright/contract-kit';
import type { AppContext } from '../context.ts';
import { appName } from '../firm/appName.ts';
import { enqueueAll } from './queue.ts';
import { type Language, wordsOf } from './texts.ts';
import { filled } from './words/firmWords.ts';

/** Puts a mail to whoever asks into the queue. It counts as one about the account: it waits for no hour. */
export const queueTestMail = async (
  { db, limits }: Pick<AppContext, 'db' | 'limits'>,
  { id, name, email }: Person,
  language: Language,
): Promise<{ id: string }> => {
  await limits.mails.spend(id);
  const words = wordsOf(language);
  const { subject, text } = filled(
    { subject: words['shell.mail.test.subject'], text: words['shell.mail.test.text'] },
    { name, app: await appName(db) },
  );
  const [mail = ''] = await enqueueAll(db, [{ to: [email], subject, text, template: 'account', by: { id, name } }]);
  return { id: mail };
};
