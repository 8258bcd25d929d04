import type { Theme } from '../theme.ts';

export const confidentialData: Theme = {
  sections: ['Data security and privacy'],
  opening: [
    'Some of the records we will see at {client} describe people on the worst day of their lives. We handle them as if they were our own family’s, and we have written down what that means.',
    'The safest record is the one we never receive. Before any transfer we ask {client} whether the question could be answered with fewer fields, fewer people or no names at all.',
    'Confidential data are protected by habits more than by products. This section describes the habits first and the products second, because the former last longer.',
  ],
  method: [
    'Data are received only through the agreed channel, never by mail, and are encrypted on the way and at rest. They are stored in a separate enclave for this contract, within the United States, to which only named persons have access, with a second factor, from managed devices. Names and other direct identifiers are split from the content on arrival and kept apart under a different key; analysts work with numbers. Small cells are suppressed in everything that leaves the enclave, and a second person checks each export. Logs of access are kept for {years} years and read monthly by someone outside the project. At the end data are returned or destroyed as {client} decides, with a certificate that lists each copy.',
    'Everyone on the team signs a personal pledge, completes the training of {client} as well as our own, and repeats both every year. Access begins with a request that names the purpose and ends automatically after ninety days unless it is renewed. Partners follow the same rules under the same agreement; they get no copies. We do not put client data into outside tools of any kind, including those that write or translate text. Screens are locked, papers are few, and conversations about cases do not take place in trains. The {team} lead checks by visit twice a year.',
    'Should something go wrong, speed matters more than blame. Each team member knows one number to call, day and night. Within one hour the security officer decides on first steps; within the time set in the contract, and never later than twenty-four hours, {client} is told what is known and what is not. We rehearse this once a year with a made-up case, together with your staff if they wish. Lessons are written down within ten days. An inventory in {tool} shows at any time which data we hold, under which agreement, until when, and who can open them.',
  ],
  closing: [
    'In the history of the firm there has been no loss of client data. We do not take this as proof of merit, and go on counting near misses; there were three last year, all reported to the clients concerned.',
    'Our controls follow the moderate baseline of the federal catalog. The plan, the last assessment and the list of open actions can be inspected by {client} before award.',
    'Privacy is also a matter of courtesy: people who are asked for information learn in plain words why, by whom, for how long, and how to say no.',
  ],
};
