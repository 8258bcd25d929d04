import { calendarDay, call, object, objectOf, oneOf, string } from '@bidwright/contract-kit';
import { opportunities } from '../opportunities.ts';
import { proposalSections } from './sections.ts';
import { proposalSteps } from './steps.ts';

/** The id of a step, in what a call is asked. */
const stepId = () =>
  string()
    .matches(/^(?!0$)[\w-]{1,36}$/)
    .required()
    .meta({ kind: 'recordId', of: 'proposalSteps' });

/**
 * Moves a step of a plan past the one beside it: the two exchange how many work days they are before the due date. Where the other is not
 * beside it any more somebody else has changed the order, and nothing is moved.
 */
export const moveProposalStep = call({
  service: opportunities.service,
  name: 'moveProposalStep',
  tag: proposalSteps.name,
  summary: 'Moves a review of a proposal plan past the one before or after it: the two exchange their work days',
  input: object({ id: stepId(), past: stepId() }),
  answer: objectOf({
    /** Where it is now as seen from the other. */
    now: oneOf(['before', 'after']),
    /** The day on which it is now; what is done keeps its day. */
    day: calendarDay(),
  }),
  right: proposalSteps.rights.update,
  refusals: [404, 409],
  once: true,
  changes: () => [{ col: proposalSteps.name }, { col: proposalSections.name }],
});
