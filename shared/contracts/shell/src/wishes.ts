import { array, call, everybody, type InputFrom, object, string } from '@bidwright/contract-kit';
import { label, moduleName } from './names.ts';

/** How a person is told: as the firm has it, by mail at once, in the daily mail, in the app only, or not at all. */
export const noticeWishes = ['standard', 'now', 'digest', 'app', 'off'] as const;
export type NoticeWish = (typeof noticeWishes)[number];

const wish = () => string().oneOf(noticeWishes).required();
const name = () => string().max(60).required();

/** What a person is told of, and how. */
export const wishesAnswer = object({
  subjects: array(
    object({
      service: moduleName(),
      subject: name(),
      title: label(),
      wish: wish(),
      /** The types of notifications that belong to it. */
      types: array(object({ type: string().required(), title: label() })).required(),
    }),
  ).required(),
});

/** Changes how the person wishes to be told of a subject of a service. */
export const setWish = call({
  service: 'shell',
  name: 'wishes',
  tag: 'notifications',
  summary: 'Changes how the person wishes to be told of a subject; answers with all of them',
  input: object({ service: name(), subject: name(), wish: wish() }).noUnknown(),
  answer: wishesAnswer,
  right: everybody,
  refusals: [404],
  isIdempotent: true,
});

export type Wishes = InputFrom<typeof wishesAnswer>;
export type NoticeSubject = Wishes['subjects'][number];
