import type { Theme } from '../theme.ts';

export const transitionIn: Theme = {
  sections: ['Transition-in'],
  opening: [
    'The change of contractor is a risk that {client} takes on our behalf, and we treat it as such. Our plan for the first ninety days has one aim above all: nobody who depends on the service should notice the date.',
    'Our transition runs over thirty, sixty and ninety days. Each mark has a list of what must be true, and the list is checked by {client}, not by us.',
    'We have taken over running work from others {years} times and have handed it on as well, so we know the transition from both ends. What follows is the plan that has survived.',
  ],
  method: [
    'By day thirty: all {people} core staff have access and clearances in hand or a dated gap list; every open task, ticket and promise of the outgoing team is in our list with an owner; we have sat beside each person who leaves for at least two days. By day sixty: we do the work and the outgoing team watches, then the roles end. Documents have been tested by having someone new follow them. By day ninety: the steering group sees the first month run by us alone beside the last three months before, on the same measures. If a measure has fallen, the plan to bring it back is on the table at that meeting.',
    'We make offers to qualified staff of the incumbent where the law and {client} allow it, on the first day, in writing, at no lower pay. Usually between a third and a half accept, and with them stays knowledge that no document holds. For the rest we use a structured interview: what do you do every week, what only once a year, what breaks, whom do you call, what would you change. The answers go into {tool} as short articles and are checked by a colleague who does the task from the text alone.',
    'The transition has its own manager, who has no other duty and leaves when it is over. A joint calendar shows freezes, deadlines and absences on both sides. Every morning for the first three weeks there is a call of fifteen minutes with the outgoing team and the project officer: what was taken over yesterday, what today, what is in doubt. A switch of responsibility is a signed line with date and hour, one for each of the services; until then the outgoing team answers for it, afterwards we do. Grey areas are where accidents happen, so we leave none.',
  ],
  closing: [
    'The transition is priced as a separate line and is paid only when the ninety-day list is signed.',
    'In the two most recent transitions all service levels were met in the first month, and complaints fell in the second.',
    'Should the outgoing team be unable to cooperate, a fallback plan based on documents, logs and interviews with users of {client} adds two weeks and is included in the price.',
  ],
};
