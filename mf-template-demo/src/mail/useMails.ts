import type { DemoAddress, Mail, MailFilter } from '@bidwright/contract-template-demo/api';
import { useDemo, useDemoSend } from '../client/index.ts';
import { useSayError } from '../useSayError.ts';

type Marking = Extract<DemoAddress, `POST /api/mails/set${string}`>;

/** The function that marks a mail of a folder: the mark shows at once. */
const useMark = (filter: MailFilter, address: Marking, change: (mail: Mail) => Mail) => {
  const sayError = useSayError();
  const [send] = useDemoSend<Marking, 'POST /api/mails/filter'>(address, {
    of: 'POST /api/mails/filter',
    body: { filter },
    after: (mails, { id }) => mails.map((mail) => (mail.id === id ? change(mail) : mail)),
  });
  return async (id: string) => void sayError(await send({ id }));
};

/** The mails of a folder, and the functions that mark them. */
export const useMails = (filter: MailFilter) => {
  const reading = useDemo('POST /api/mails/filter', { filter });
  const setRead = useMark(filter, 'POST /api/mails/setRead', (mail) => ({ ...mail, read: true }));
  const setStarred = useMark(filter, 'POST /api/mails/setStarred', (mail) => ({ ...mail, starred: !mail.starred }));
  const setImportant = useMark(filter, 'POST /api/mails/setImportant', (mail) => ({
    ...mail,
    important: !mail.important,
  }));
  return { reading, setRead, setStarred, setImportant };
};

export type Marks = Omit<ReturnType<typeof useMails>, 'reading'>;
