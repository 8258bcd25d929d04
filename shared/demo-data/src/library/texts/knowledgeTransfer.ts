import type { Theme } from '../theme.ts';

export const knowledgeTransfer: Theme = {
  sections: ['Transition-out'],
  opening: [
    'We plan our leaving on the day we arrive. Whatever {client} will need afterwards is produced along the way, because in the last month everybody is already thinking of the next contract.',
    'The test of a good hand-over is a quiet telephone. Six months after our last day, staff of {client} should be able to do everything we did, know why we did it in that way, and feel free to do it otherwise.',
    'Knowledge moves from person to person, and documents only help it to stay. Our plan for the end of the contract is therefore first about people and second about files.',
  ],
  method: [
    'For each task we name the person at {client} who will hold it. If there is none, we say so a year ahead. The transfer has four steps, with a signature for each: watch one, do one together, do one while we watch, do one alone. The last step takes place at least six weeks before the end, so that questions come while we are still there. Tasks that happen only once a year are rehearsed with last year’s data. In parallel a newcomer, who has seen none of it, follows each of the written procedures and marks where they fail. The list of all {people} or more tasks, with their state, is part of the monthly report from the second half of the contract on.',
    'Files are handed over in the order in which they will be needed: what to do on Monday, what each month, what each year, what when something breaks, and at the end why things are as they are. The last part is a decision log of dated entries of three lines that the team has kept in {tool} since the first week. Code comes with tests and with a way to build it from nothing on a clean machine, shown live. Contracts, licenses and accounts are listed with owners and expiry dates and are transferred one by one. Nothing remains on our machines; a certificate says so.',
    'Ninety days before the end we hold a workshop on what could go wrong after we leave. The answers become drills: the person who knows is away, the feed stops, an auditor asks for a file of three years ago. Your staff solve them, with us in the back of the room. What they cannot solve shows what is still to be transferred. In the final month our {team} staff are present but answer only with a pointer to the place where the answer stands. It is an odd month for a consultant, and the most useful one. We have done it this way for {years} years.',
  ],
  closing: [
    'For sixty days after the end two of us can be called without charge. On average there have been three calls, most in the first week.',
    'If another firm follows us, it gets the same hand-over with the same care. We have been on the other side.',
    'The last deliverable is a letter to {client} that says what we would do next in its place, including what it should not pay for.',
  ],
};
