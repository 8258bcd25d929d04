import {
  choices,
  collection,
  message,
  nobody,
  object,
  type RecordOf,
  references,
  roles,
  status,
  text,
} from '@bidwright/contract-kit';
import { admins, mailers } from './rights.ts';

/** As many lists of recipients, and as many templates, are kept. */
export const maxMailLists = 200;

/** Are all of these empty? */
export const isNobody = (...groups: unknown[]): boolean =>
  groups.every((group) => !Array.isArray(group) || group.length === 0);

/** Whom mails go to, under a name: some people, and all of some roles and teams, as they are when a mail is written. */
export const mailLists = collection({
  name: 'mailLists',
  service: 'shell',
  input: object({
    name: text(100).required(),
    people: references('users').when(['roles', 'teams'], ([some, teams], schema) =>
      isNobody(some, teams) ? schema.min(1, message('shell.mail.emptyList')) : schema,
    ),
    roles: choices(roles),
    teams: references('teams'),
    status: status(),
  }),
  rights: { read: mailers, create: admins, update: admins },
  many: { export: nobody, bulk: nobody, import: nobody },
  lookup: true,
});

export type MailList = RecordOf<typeof mailLists>;
