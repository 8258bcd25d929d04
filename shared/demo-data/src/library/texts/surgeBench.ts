import type { Theme } from '../theme.ts';

export const surgeBench: Theme = {
  sections: ['Staffing plan'],
  opening: [
    'Work at {client} comes in waves: quiet months, then a deadline set by law, an audit or a storm. A team sized for the average fails in the wave, and a team sized for the wave wastes money in between.',
    'Our staffing plan has a core and a bench. The core stays with {client} through the contract. The bench is made up of people who know the project, have their access, and can join within days.',
    'The question behind every staffing plan is what happens when more is needed at once. We answer it before it is asked, with names.',
  ],
  method: [
    'The core is {people} people, each with at least half of their time. Beside it we keep a bench of twice that number within the firm and with two partners. Bench members take part in the kick-off, read the monthly report, and complete the security and privacy courses that the contract demands; this is at our cost. When the project officer calls a surge, the first two arrive within three working days, the next four within ten. Each works beside a core member for the first two days. The surge ends on a date that is fixed when it begins, so that it does not quietly become the new normal. Rates are those of the price volume, without a surcharge.',
    'We plan people by month and by share of their time, in {tool}, and the plan covers all contracts of the firm, not only this one. Before we name someone in a proposal we check what else that person has been promised to. The check for this bid shows that no named person is planned above ninety percent in any month of the first year, with the chance of other bids taken into account. Where two contracts could peak together, a second name is given. Your project officer sees the plan for this contract, with changes marked, in each monthly report.',
    'Surge capacity comes from three places, in this order: hours that core members hold in reserve, colleagues of the {team} practice, and partner staff under agreements already signed. We do not use agency labor. For specialist needs, such as a statistician for two weeks or an engineer with a certain license, we keep a list of people who have worked with us in the last {years} years and have said they would again. The list, with skills and notice periods, is attached without names and will be opened to {client} after award.',
  ],
  closing: [
    'Over our last five surge calls the median time from request to first productive day was four working days. The longest was nine, because of a clearance.',
    'With this arrangement {client} pays for the team it needs this month, and still has the team it may need next month.',
    'Turnover is part of the plan too: every core role has a deputy who could take over within a week, and the table below says who.',
  ],
};
