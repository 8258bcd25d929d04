import type { MailFolder, MailState } from '../mail.ts';
import type { DemoContext } from '../route.ts';
import { emailOf, hoursAgo, names, nth, times } from './names.ts';

const folders: readonly MailFolder[] = ['inbox', 'inbox', 'inbox', 'sent', 'inbox', 'spam', 'draft', 'inbox', 'trash'];

const subjects = [
  'Minutes of the planning round',
  'Your copy of the schedule',
  'Lunch on Thursday?',
  'Draft of the reading list',
  'A question about the floor plan',
  'You have won a boat',
] as const;

const texts = [
  'Thank you for today. Attached is what we agreed on; please say by Friday if something is missing.',
  'Here is the schedule as it stands. The second week is still open.\n\nShall we talk it over on Monday?',
  'There is a new place by the quay. Noon would suit me.',
] as const;

export const seed = (context: DemoContext): MailState => ({
  mails: times(27, (i) => {
    const folder = nth(folders, i);
    const [name, other] = [nth(names, i), nth(names, i + 5)];
    const { person } = context;
    const isOwn = folder === 'sent' || folder === 'draft';
    return {
      id: `mail-${i}`,
      folder,
      from: isOwn ? { name: person.name, email: person.email } : { name, email: emailOf(name) },
      to: isOwn ? emailOf(other) : person.email,
      subject: nth(subjects, i),
      text: nth(texts, i),
      sentAtMs: hoursAgo(context, 2 + i * 9),
      read: isOwn || i % 3 !== 0,
      important: i % 5 === 1,
      starred: i % 6 === 2,
      attachments: i % 4 === 0 ? ['minutes.pdf'] : [],
    };
  }),
});
