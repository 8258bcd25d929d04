import { type ObjectSchema, object, string } from '@bidwright/contract-kit';
import type { NoticeType } from './notifications.ts';

/** What notifications are about, as a person chooses among them. */
export const noticeSubjects = {
  bids: ['opportunity-created', 'status-changed'],
  assigned: ['assigned'],
  dates: ['due-changed', 'due-soon', 'qna-soon', 'decision-soon', 'decision-late', 'past-due-open'],
  decisions: ['decision-recorded'],
  documents: ['document-added', 'contract-ending'],
  allocations: ['allocation-changed', 'over-allocated', 'capacity-risk'],
  library: ['review-due', 'review-late'],
  comments: ['mention', 'reply'],
  jobs: ['import-done', 'export-ready', 'bulk-done', 'job-failed'],
  accounts: ['mail-failed', 'user-registered', 'user-renamed', 'user-expiring'],
} as const satisfies Record<string, readonly NoticeType[]>;
export type NoticeSubject = keyof typeof noticeSubjects;

const isSubject = (name: string): name is NoticeSubject => Object.hasOwn(noticeSubjects, name);
const subjects = Object.keys(noticeSubjects).filter(isSubject);

/** How a person is told: as the firm has it, by mail at once, in the daily mail, in the app only, or not at all. */
export const noticeWishes = ['standard', 'now', 'digest', 'app', 'off'] as const;
export type NoticeWish = (typeof noticeWishes)[number];

/** The body of `POST /api/shell/wishes`. */
export const wishInput = object({
  subject: string().oneOf(subjects).required(),
  wish: string().oneOf(noticeWishes).required(),
}).noUnknown();

export type Wishes = Record<NoticeSubject, NoticeWish>;

const wish = () => string().oneOf(noticeWishes).required();

export const wishesAnswer: ObjectSchema<Wishes> = object({
  bids: wish(),
  assigned: wish(),
  dates: wish(),
  decisions: wish(),
  documents: wish(),
  allocations: wish(),
  library: wish(),
  comments: wish(),
  jobs: wish(),
  accounts: wish(),
});
