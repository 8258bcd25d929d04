import path from 'node:path';
import { emails, feedback, notifications, views } from '@bidwright/contract-shell';
import words from '@bidwright/contract-shell/locales/en.json' with { type: 'json' };
import type { ServiceOptions } from '@bidwright/service-kit';
import { access } from './access.ts';
import { mailRules } from './mail/rules.ts';
import { hear } from './notifications/hear.ts';
import { notificationRules } from './notifications/rules.ts';
import { operations } from './operations.ts';
import { viewRules } from './views.ts';
import { copies } from './watched/copies.ts';

/** What the front door keeps and hears the way services do. */
export const service = {
  name: 'shell',
  migrations: path.join(import.meta.dirname, '../migrations'),
  words,
  collections: [notifications, emails, views, feedback],
  rules: { notifications: notificationRules, emails: mailRules(process.env.DEMO === '1'), views: viewRules },
  operations,
  copies,
  on: { '*': hear },
  access,
} satisfies ServiceOptions;
