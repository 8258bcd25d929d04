import type { Theme } from '../theme.ts';

export const sustainableTravel: Theme = {
  sections: ['Sustainability and inclusion'],
  opening: [
    'The largest footprint of a consulting firm is its travel, and the second largest is the time of the people who are made to travel to meet it. We reduce both.',
    'We travel to {client} when being there makes the work better: to see how it is done, to meet people for the first time, to settle something hard. For the rest there are good rooms with screens.',
    'Sustainability and inclusion are often written as two promises. In daily work they meet in small choices: who has to travel, when meetings are set, what is printed, who is in the room.',
  ],
  method: [
    'For every trip the task lead answers three questions in {tool} before it is booked: what will be possible there that is not possible here, can it be joined with another trip, and can fewer people go. Distances under three hundred miles are done by rail or bus where there is a connection of less than five hours. Visits to sites are planned as rounds. Local partners take part in person so that others need not. We publish for this contract each quarter the number of trips, miles and estimated emissions against a baseline, and set a ceiling for the year together with {client}. What remains is not bought off with certificates; it is stated.',
    'Meetings are set between ten and three in the time zone of those with the least choice, end after fifty minutes, and have an agenda and captions. Papers go out two days earlier, so that people who need more time to read, or read with a device, come prepared. Field staff are asked for one hour at a time, never at the change of shift. Among the {people} members of the team are people with long and short ways to work, with children, with parents to care for, and with disabilities; part-time is possible in every role, including that of the lead, and has been for {years} years.',
    'For goods and services bought under the contract we prefer what is already there, then what is shared, then what lasts. Printed matter is limited to what a reader asks for. Data are stored once and deleted on time. In recruiting for the project, openings are posted where people outside our own circles see them, and short lists with only one kind of person are sent back. The {team} lead reports once a year on pay differences within the team, with the reasons. We ask the same of our partners and help small ones to do it in an afternoon.',
  ],
  closing: [
    'On a comparable contract, trips fell by forty-four percent in two years, while the share of meetings rated useful rose.',
    'None of this costs {client} anything extra; most of it saves money, and the savings are already in the price.',
    'We are happy to be measured against the policy of {client} instead of our own, wherever it goes further.',
  ],
};
