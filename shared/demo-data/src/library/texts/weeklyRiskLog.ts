import type { Theme } from '../theme.ts';

export const weeklyRiskLog: Theme = {
  sections: ['Risk management'],
  opening: [
    'Risks do not hurt because they are unknown; most of them hurt because somebody knew and nobody asked. Our routine for {client} makes asking a weekly habit that takes no more than half an hour.',
    'We keep one risk log for the whole contract, ours and our partners’ alike. It is open to your project officer at all times, and it is the first item of every status call, before progress and before money.',
    'A risk register that is written for the proposal and opened again at the audit is worth nothing. The one we propose to {client} is short, changes every week, and has consequences.',
  ],
  method: [
    'Every Monday each task lead adds what could go wrong in the next six weeks, in one sentence that begins with the cause and ends with the effect. The project manager rates it for likelihood and damage on a scale of three, names one owner, and sets the day on which it will be looked at again. Risks above the line get a response that costs something: time, money or a change of plan. Risks below it are watched. Nothing stays in the log for more than six weeks without either an action or a decision to live with it. Closed risks remain readable, with what happened in the end, because the next project will ask.',
    'The log lives in {tool} and holds at most twenty open entries. If there are more, the least of them are merged or accepted; a list that nobody can keep in mind protects nobody. For each entry we note the earliest sign by which we would notice it, and who would notice first. That is often not a manager but an analyst, a help-desk worker or a driver, so we ask them. Once a month the {team} lead reads the log with somebody from outside the project, whose only task is to say what is missing.',
    'We distinguish three kinds. Risks within our control are ours to remove, at our cost. Risks we share, such as late data or changed priorities, have an agreed response and a named person on both sides. Risks from outside, a storm or a budget freeze, have a fallback plan of one page each. In {years} years the second kind has caused nine out of ten delays, which is why we spend most of the half hour there. When a risk comes true, it moves to the issue list the same day with a note on what the log had foreseen and what it had missed.',
  ],
  closing: [
    'The measure of the routine is simple: how many of the problems of a quarter stood in the log before they happened. We report that figure, and we expect it to rise.',
    'Each monthly report carries the five highest risks with their trend, so that {client} never learns of trouble from a missed date.',
    'A first log with fourteen entries, drawn from the notice and from similar contracts, is attached to this volume and can be used from the first day.',
  ],
};
