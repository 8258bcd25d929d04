import type { Notices } from '@bidwright/service-kit';
import { questionsGiven, questionsSoon, requirementsGiven, requirementsSoon } from './answers.ts';
import { assigned, dueChanged, opportunityCreated, statusChanged } from './changes.ts';
import { contractEnding } from './contractEnds.ts';
import { decisionLate, decisionSoon, dueSoon, pastDueOpen, qnaSoon } from './dates.ts';
import en from './locales/en.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };
import ro from './locales/ro.json' with { type: 'json' };
import zh from './locales/zh.json' with { type: 'json' };
import { decisionRecorded, documentAdded, mention, reply } from './parts.ts';
import { planAtRisk, sectionAssigned, sectionSoon, stepSoon } from './proposals.ts';

/** Of what people are told who have to do with bids: names and dates, never figures of money. */
export const notices: Notices = {
  types: {
    'opportunity-created': opportunityCreated,
    'status-changed': statusChanged,
    assigned,
    'due-changed': dueChanged,
    'due-soon': dueSoon,
    'qna-soon': qnaSoon,
    'decision-soon': decisionSoon,
    'decision-late': decisionLate,
    'past-due-open': pastDueOpen,
    'decision-recorded': decisionRecorded,
    'document-added': documentAdded,
    'contract-ending': contractEnding,
    'section-assigned': sectionAssigned,
    'section-soon': sectionSoon,
    'step-soon': stepSoon,
    'plan-at-risk': planAtRisk,
    'questions-given': questionsGiven,
    'requirements-given': requirementsGiven,
    'questions-soon': questionsSoon,
    'requirements-soon': requirementsSoon,
    mention,
    reply,
  },
  texts: { en, fr, ro, zh },
};
