import type { Theme } from '../theme.ts';

export const agileDemos: Theme = {
  sections: ['Technical approach', 'Deliverables'],
  opening: [
    'Long specifications age badly. What users at {client} describe in January looks different when they first touch it in June. We close that gap by putting something into their hands every month.',
    'We deliver in steps of two weeks and show the result every fourth Thursday to everyone who wants to come. The demonstration is given on the real system with real cases, never on slides.',
    'Agile is a word that has been used for many things. For {client} it means three: a list of wishes in order, a team that finishes what it starts, and a public look at the result once a month.',
  ],
  method: [
    'The product owner is a member of your staff with the right to decide order; we suggest, she decides. Each step begins with a planning talk of at most two hours, in which the team takes from the top of the list only what it can finish. Finished means: works, is tested by someone other than its author, is documented where the next person will look, and meets the accessibility routine described below. Work that is not finished goes back on the list and is not shown. After each demonstration we collect remarks on the spot, sort them with the product owner the same afternoon, and publish by the next day what will be done about each.',
    'The monthly demonstration has a fixed form. Ten minutes: what was promised last month. Thirty minutes: a clerk, an inspector or a manager from {client} uses the new parts to do a piece of real work, while we watch and say nothing. Fifteen minutes: questions. Five minutes: what comes next. Recordings and notes are placed in {tool} within a day. This form is sometimes uncomfortable, and it is meant to be: a screen that needs an explanation is not done.',
    'Quality is built in, not inspected at the end. Every change is read by a second developer and runs through the automated checks before it can be merged; the build that is demonstrated is the build that could be released. The team is small, {people} people at most, because larger teams talk more than they build. Where several teams work side by side they share one list, one definition of finished and one demonstration. Over {years} years this has kept integration trouble away better than any diagram.',
  ],
  closing: [
    'After three months {client} can judge from its own experience whether the pace is right, and may reorder, add or stop without a change to the contract.',
    'The record of twelve demonstrations is also the best progress report we know: what was promised, what was shown, what users said.',
    'Each release comes with notes in plain language, a way back to the release before, and a named person to call in the first week.',
  ],
};
