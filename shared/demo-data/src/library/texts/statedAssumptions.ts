import type { Theme } from '../theme.ts';

export const statedAssumptions: Theme = {
  sections: ['Assumptions and exclusions'],
  opening: [
    'Our price and schedule rest on what the notice says and, where it is silent, on the assumptions below. They are few, and each can be changed by agreement without opening the rest of the offer.',
    'We would rather state an assumption that proves needless than discover in month four that {client} and we had pictured different things. For each one we say what happens if it does not hold.',
    'Nothing in this section takes back a promise made elsewhere in the proposal. Where a reader finds a conflict, the promise stands.',
  ],
  method: [
    'Access: {client} grants accounts and building access within fifteen working days after complete forms; each further week moves dependent dates by a week and costs nothing. Data: extracts follow the description in the notice; differences that need more than ten days of work are discussed first. Reviews: comments on drafts arrive within ten working days, in one set, with conflicts between reviewers settled; one round of comments is included for every deliverable and a second one for the final report. Meetings: up to two a month in person. Travel: {people} visits are priced; more can be ordered at the unit price in the table. Working language is English; material for the public is supplied in the languages listed.',
    'Not included are: licenses for software that {client} does not hold, unless listed; printing above fifty copies; incentives for participants beyond the stated sum; legal advice; and the operation of systems after the end of the transition. We have assumed that the base period has {months} months and that options, if taken, follow without a gap. A gap of more than sixty days may mean other people, and we would name them before {client} decides. Rates assume work at our offices or remote for two thirds of the time. Equipment provided by {client} is returned at the end.',
    'Three assumptions matter most. That one person at {client} can decide on scope; if it is a committee, we add a fortnight to each decision point. That the present contractor takes part in the hand-over; if not, the fallback plan applies at no extra charge. That the law on which the task rests does not change before the first report; should it change, we deliver an estimate of the effect within ten days. The assumptions are kept in {tool}, with state and date, and are reviewed with the project officer each quarter. Our {team} practice has worked with such a list for {years} years and has never used it as an excuse.',
  ],
  closing: [
    'We take no exception to the terms and conditions of the notice.',
    'If one of these assumptions would weaken our score, we ask to be told in clarifications; most of them can be dropped.',
    'Changes are made in writing by the contracting officer only. Good will between the teams is welcome, but does not change the scope.',
  ],
};
