import { decisionToSend, opportunities } from '@bidwright/contract-opportunities';
import { idOf, type Operation, objectOf } from '@bidwright/service-kit/openapi';

/** What the document of the API says of the call. */
export const sendDecisionOperation: Operation = {
  method: 'post',
  path: `/api/${opportunities.service}/sendDecision`,
  tag: 'opportunities',
  summary: 'Mails a decision about a bid, once, and notes on it who has sent it to whom; 409 where it was sent before',
  refusals: [404, 409, 422],
  body: decisionToSend,
  answer: objectOf({ id: idOf('opportunities/decisions'), version: { type: 'integer' } }),
};
