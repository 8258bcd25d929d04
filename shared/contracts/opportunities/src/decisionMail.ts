import {
  call,
  type InputFrom,
  idOf,
  longText,
  message,
  number,
  object,
  objectOf,
  recordId,
  references,
  text,
} from '@bidwright/contract-kit';
import { opportunities } from './opportunities.ts';
import { parts } from './parts.ts';

/** Recipients of one mail. */
const max = 50;

/** What a person writes to have a decision mailed. */
export const decisionMail = object({
  to: references('users').min(1, message('opportunities.mail.noRecipient')).max(max),
  subject: text(255).required(),
  text: longText(10_000).required(),
});
export type DecisionMail = InputFrom<typeof decisionMail>;

/** Has a decision about a bid mailed. */
export const sendDecision = call({
  service: opportunities.service,
  name: 'sendDecision',
  summary: 'Mails a decision about a bid, once, and notes on it who has sent it to whom; 409 where it was sent before',
  input: decisionMail.shape({
    id: recordId('opportunities').required(),
    decision: recordId('opportunities/decisions').required(),
  }),
  answer: objectOf({ id: idOf('opportunities/decisions'), version: number().integer().defined() }),
  right: parts.decisions.rights.create,
  refusals: [404, 409],
  // Whoever is too late sees who was quicker.
  once: true,
  changes: ({ id }) => [{ col: opportunities.name, id }],
});
