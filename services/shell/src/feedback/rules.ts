import { has } from '@bidwright/contract-kit';
import type { Rules } from '@bidwright/service-kit';

/** What is sent is new and unanswered, whatever its sender says who is no Admin. What is answered is Answered. */
export const feedbackRules: Rules = {
  create: (sent, { person }) => (person && has(person) ? sent : { ...sent, state: 'New', answer: null }),
  update: (before, after) =>
    after.answer && after.answer !== before.answer && after.state === before.state
      ? { ...after, state: 'Answered' }
      : after,
};
