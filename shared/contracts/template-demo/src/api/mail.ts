import { choice, lines, object, text } from '@bidwright/contract-kit';
import { id, title } from './fields.ts';
import { changed } from './list.ts';
import { type Routes, routesOf, unknownId } from './route.ts';

export const folders = ['inbox', 'sent', 'draft', 'spam', 'trash'] as const;
export type MailFolder = (typeof folders)[number];

/** What the list can be narrowed to: a folder, or what is marked in any but spam and trash. */
export const mailFilters = ['all', ...folders, 'starred', 'important', 'unread'] as const;
export type MailFilter = (typeof mailFilters)[number];

export interface Mail {
  id: string;
  folder: MailFolder;
  from: { name: string; email: string };
  to: string;
  subject: string;
  text: string;
  sentAtMs: number;
  read: boolean;
  important: boolean;
  starred: boolean;
  /** Names of files that nothing lies behind. */
  attachments: string[];
}

export interface MailState {
  mails: Mail[];
}

const max = 200;

const isKept = ({ folder }: Mail) => folder !== 'spam' && folder !== 'trash';

/** Whether a mail belongs under a filter. */
export const isUnder = (filter: MailFilter, mail: Mail): boolean => {
  if (filter === 'all') return isKept(mail);
  if (filter === 'starred' || filter === 'important') return mail[filter] && isKept(mail);
  if (filter === 'unread') return !mail.read && isKept(mail);
  return mail.folder === filter;
};

const { get, post } = routesOf<MailState>();

const marked = (change: (mail: Mail) => Mail) =>
  post(object({ id: id('mails') }), (state, { body }) => {
    const mails = changed(state.mails, body.id, change);
    return mails ? { state: { mails }, data: mails } : unknownId('mail');
  });

export const routes = {
  'GET /api/mails/list': get(({ mails }) => ({ data: mails })),
  'POST /api/mails/filter': post(object({ filter: choice(mailFilters).required() }), ({ mails }, { body }) => ({
    data: mails.filter((mail) => isUnder(body.filter, mail)),
  })),
  'POST /api/mails/setRead': marked((mail) => ({ ...mail, read: true })),
  'POST /api/mails/setImportant': marked((mail) => ({ ...mail, important: !mail.important })),
  'POST /api/mails/setStarred': marked((mail) => ({ ...mail, starred: !mail.starred })),

  'POST /api/mails/move': post(object({ id: id('mails'), folder: choice(folders).required() }), (state, { body }) => {
    const mails = changed(state.mails, body.id, (mail) => ({ ...mail, folder: body.folder }));
    return mails ? { state: { mails }, data: mails } : unknownId('mail');
  }),

  /** Nothing leaves: it lies in the folder Sent, or Draft. */
  'POST /api/mails/new': post(
    object({
      to: text(200).required(),
      subject: title(),
      text: lines(4000),
      folder: choice(['sent', 'draft']).required(),
    }),
    (state, { body, context }) => {
      const { name, email } = context.person;
      const made: Mail = {
        ...body,
        text: body.text ?? '',
        id: context.newId(),
        from: { name, email },
        sentAtMs: context.now(),
        read: true,
        important: false,
        starred: false,
        attachments: [],
      };
      const mails = [made, ...state.mails].slice(0, max);
      return { state: { mails }, data: mails };
    },
  ),
} satisfies Routes<MailState>;
