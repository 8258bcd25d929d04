import type { Theme } from '../theme.ts';

export const qualityGates: Theme = {
  sections: ['Quality control plan'],
  opening: [
    'Nothing leaves our house on the word of one person. Every deliverable for {client} passes through gates, and at each gate two people who did not write it have to agree that it is ready.',
    'Quality control costs time, and clients are right to ask what they get for it. Under this plan {client} gets two things: fewer rounds of comments, and a record that shows who checked what.',
    'A reviewer who is in a hurry finds commas. Our gates are built so that reviewers have time, know what to look for, and may say no.',
  ],
  method: [
    'There are three gates. At the outline gate, before much is written, a subject reviewer and the task lead check that the right question is being answered for the right reader. At the draft gate two reviewers split the work: one checks facts, figures and sources back to the original, the other reads as the reader would, from the front, and marks each place where she had to stop. At the final gate the quality officer checks form, accessibility and the requirement list, and signs. Each gate has a checklist of at most fifteen points, and a day in the schedule that cannot be given away. A deliverable that fails goes back with reasons; twice in a row brings in the project director.',
    'Figures get a check of their own. A second analyst rebuilds each key number from the raw data, with other code where that is possible, and without looking at the first result. Differences are explained before anything is printed. Tables carry the date and version of the data behind them. Charts are compared with their tables by a person who has not made either. The log of these checks is kept in {tool} and can be opened by {client} at any time. In {years} years it has caught two errors that would have made the newspapers.',
    'Defects found by {client} after delivery are the measure that counts. Each is logged with its kind, where it arose and which gate should have caught it. Every quarter the {team} lead and the quality officer read the list and change one thing: a question on a checklist, a step in the schedule, a template. The change is announced to all {people} members of the team with the defect that caused it. Reviewers are named in the front matter of each report, because names sharpen the eye.',
  ],
  closing: [
    'Our target is no more than one factual correction in ten deliverables, and no deliverable returned as a whole. Last year’s figure was one in fourteen, and none.',
    'The gates are in the schedule and in the price. They are not the first thing to be cut when time is short; scope is.',
    'Checklists for the deliverables named in the notice are attached, and we will gladly add points that matter to {client}.',
  ],
};
