import { noticeStatement } from '@bidwright/service-kit';
import en from './locales/en.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };
import ro from './locales/ro.json' with { type: 'json' };
import zh from './locales/zh.json' with { type: 'json' };

/**
 * Of what the front door itself tells people: how jobs of any service have ended, of mails that could not be sent, of programs, and of
 * versions that fail. */
export const ownNotices = noticeStatement('shell', {
  types: {
    'import-done': { subject: 'jobs', look: 'done' },
    'export-ready': { subject: 'jobs', look: 'done' },
    'bulk-done': { subject: 'jobs', look: 'done' },
    'job-failed': { subject: 'jobs', look: 'failed' },
    'feedback-sent': { subject: 'feedback', look: 'news', readers: ['Admin'] },
    'feedback-answered': { subject: 'feedback-answers', look: 'mention' },
    'mail-failed': { subject: 'mail', look: 'failed', readers: ['Admin'] },
    'webhook-failing': { subject: 'webhooks', look: 'failed', readers: ['Admin'] },
    'webhook-gone': { subject: 'webhooks', look: 'failed', readers: ['Admin'] },
    'webhook-full': { subject: 'webhooks', look: 'failed', readers: ['Admin'] },
    'key-ending': { subject: 'keys', look: 'soon', readers: ['Admin'] },
    'version-fails': { subject: 'versions', look: 'failed', readers: ['Admin'] },
    'version-rolled-back': { subject: 'versions', look: 'failed', readers: ['Admin'] },
    'mail-unreached': { subject: 'own-mail', look: 'failed', readers: ['Team Lead', 'Project Manager'] },
  },
  texts: { en, fr, ro, zh },
});
