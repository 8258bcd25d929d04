import type { Theme } from '../theme.ts';

export const stakeholderMap: Theme = {
  sections: ['Communication plan', 'Understanding of the need'],
  opening: [
    'A project of this kind touches more people than those who ordered it. Some can help, some can stop it, and some will only notice when it is too late to ask them. We begin by drawing all of them on one sheet.',
    'The notice names the divisions of {client} that take part. From public sources and from similar projects we know of at least a dozen other groups with a stake: field offices, unions, vendors, oversight bodies, the people served. Each hears different things and fears different things.',
    'Communication fails less often through silence than through sending everyone the same message. Our plan for {client} starts from who needs to do what, and works back to what they need to know.',
  ],
  method: [
    'The map is made in a workshop of half a day with the project officer and four or five people who know the house. For each group we note: what changes for them, what they can give or withhold, whom they trust, and how they prefer to hear news. We place them by influence and by how much is at stake for them. Those with much at stake and little influence get special attention, since nobody else gives it. The map is confidential, is kept outside {tool}, and is looked at again every quarter, because people change jobs and minds.',
    'From the map follows a plan of one page per group: message in two sentences, messenger, channel, rhythm, and a question we want answered back. The messenger is rarely a consultant. We write drafts, brief managers, prepare questions and answers, and listen. Every message has a date on which we check if it arrived, by asking five people. If three of the five cannot repeat the point, the message is rewritten. A calendar keeps groups from getting four letters in one week and none for two months.',
    'Two-way channels are set up before the first announcement: a mailbox that a named person answers within two days, open hours every second week, and visits to field sites by {people} members of the team in the first quarter. Concerns are logged by theme, not by person. Once a month the themes, with what was done about them, go to the steering group and, in a shorter form, back to everyone. Over {years} years the {team} practice has learned that the second half of this sentence is the one that counts.',
  ],
  closing: [
    'The result is not applause. It is that people hear of changes from their own managers, before the rumor, with a straight answer to what it means for them.',
    'We report reach, understanding and open concerns each quarter, on one page, with the unpleasant parts first.',
    'At the close the map and the calendar stay with {client}’s communication staff, who will have run the last three months of the plan themselves.',
  ],
};
