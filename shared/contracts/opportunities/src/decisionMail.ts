import { type InputFrom, longText, message, object, recordId, references, text } from '@bidwright/contract-kit';

/** Recipients of one mail. */
const most = 50;

/** What a person writes to have a decision mailed. */
export const decisionMail = object({
  to: references('users').min(1, message('opportunities.mail.noRecipient')).max(most),
  subject: text(255).required(),
  text: longText(10_000).required(),
});
export type DecisionMail = InputFrom<typeof decisionMail>;

/** The call `sendDecision`: the bid, the decision, and its mail. */
export const decisionToSend = decisionMail.shape({
  id: recordId('opportunities').required(),
  decision: recordId('opportunities/decisions').required(),
});
