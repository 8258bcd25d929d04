import type { Theme } from '../theme.ts';

export const keyPersonBackups: Theme = {
  sections: ['Key personnel', 'Organisation chart'],
  opening: [
    'The people named here are those {client} will meet. None of them was chosen for a well-known name and then replaced; we ask every one of them to sign the page that bears it.',
    'Good people fall ill, have children and are asked to serve on juries. A plan that rests on one person is a hope. For each key role we therefore name two: the one who holds it and the one who could hold it tomorrow.',
    'The chart is flat on purpose. Between the person who does the work and the person who signs for it there is one step, and the project officer of {client} may speak to either at any time.',
  ],
  method: [
    'A deputy is more than a name in a box. Each one spends at least one day a month on the project, attends the monthly review, and runs one piece of work from start to end in the first half-year. Twice a year, with notice to {client}, the key person takes a week off and the deputy is in charge; afterwards the three of us talk about what was missing. The cost of these days is ours. Should a key person leave for good, the deputy steps in on the same day, and within thirty days we propose a permanent successor with at least equal qualifications, for {client} to accept or refuse.',
    'The project director answers for the contract and can commit the firm. The project manager runs it day by day and is the single point of contact. Task leads, one for every task of the notice, answer for content and for the {people} people in their groups. Beside the line stand two roles with the right to stop it: the quality reviewer and the security officer. They report to the director and not to the manager. Deputies are shown in the chart next to each name, with the share of their time that is reserved in {tool}.',
    'We selected the team by asking for each role what could go wrong in it, and who has already lived through that. The lead has directed work of this size in four settings over {years} years. The technical lead built a system that still runs after its builders left. The {team} lead has sat on the client’s side of the table and knows what a late report feels like there. Between them they have worked together on three contracts, so the first month will not be spent on introductions.',
  ],
  closing: [
    'In the last five years two key persons left during a contract. In both cases the deputy was in place on the next working day and no milestone moved.',
    'We commit to keep all key persons on this contract for its first twelve months, save for reasons beyond our control.',
    'Letters of commitment, with the share of time promised to {client}, are attached for every person and every deputy.',
  ],
};
