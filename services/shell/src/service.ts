import { emails, feedback, mailLists, messageTemplates, notifications, views } from '@bidwright/contract-shell';
import ofShell from '@bidwright/contract-shell/locales/en.json' with { type: 'json' };
import ofViews from '@bidwright/contract-shell/locales/views/en.json' with { type: 'json' };
import type { ServiceOptions } from '@bidwright/service-kit';
import { access } from './access.ts';
import { copies } from './accounts/colleagues.ts';
import { followPerson } from './accounts/followPerson.ts';
import { calls } from './calls.ts';
import { feedbackRules } from './feedback/rules.ts';
import { tellOfAnswer, tellOfFeedback } from './feedback/tell.ts';
import { queueLetter } from './mail/letters.ts';
import { namedRules } from './mail/named.ts';
import { mailRules } from './mail/rules.ts';
import { migrations } from './migrations.ts';
import { onNotices } from './notifications/onNotices.ts';
import { jobEnded } from './notifications/own/jobEnded.ts';
import { notificationRules } from './notifications/rules.ts';
import { onStatement } from './notifications/statements.ts';
import { operations } from './operations.ts';
import { viewRules } from './views.ts';
import { listens } from './webhooks/hear.ts';

/** What the front door keeps and hears the way services do. */
export const service = {
  name: 'shell',
  migrations,
  words: { ...ofShell, ...ofViews },
  collections: [notifications, emails, mailLists, messageTemplates, views, feedback],
  rules: {
    feedback: feedbackRules,
    notifications: notificationRules,
    emails: mailRules(process.env.DEMO === '1'),
    mailLists: namedRules(mailLists),
    messageTemplates: namedRules(messageTemplates),
    views: viewRules,
  },
  calls,
  operations,
  copies,
  on: {
    'shell.feedback.created': tellOfFeedback,
    'shell.feedback.changed': tellOfAnswer,
    'admin.users.created': followPerson,
    'admin.users.changed': followPerson,
    'admin.users.merged': followPerson,
    '*.noticeTypes.created': onStatement,
    '*.notices.created': onNotices,
    '*.letters.created': queueLetter,
    '*.jobs.ended': jobEnded,
  },
  listens,
  access,
} satisfies ServiceOptions;
