import type { questionStates } from '@bidwright/contract-opportunities';

export interface AskedByBuyer {
  section: string;
  text: string;
  /** Sentences of a text of the library that answer it, one after the other. */
  answer?: readonly string[];
  state: (typeof questionStates)[number];
}

/** A questionnaire of a buyer, in its order. Each answer stands in the library word for word. */
export const asked: readonly AskedByBuyer[] = [
  {
    section: 'A. Staff',
    text: 'What happened when a key person left during a contract?',
    answer: [
      'In the last five years two key persons left during a contract.',
      'In both cases the deputy was in place on the next working day and no milestone moved.',
    ],
    state: 'Accepted',
  },
  { section: 'A. Staff', text: 'Are deputies named for key persons, and when do they step in?', state: 'Open' },
  {
    section: 'A. Staff',
    text: 'Do you employ staff of temporary work agencies? If so, in which roles?',
    state: 'Rejected',
  },
  {
    section: 'B. Quality and risk',
    text: 'What becomes of a deliverable that fails your checks?',
    answer: ['A deliverable that fails goes back with reasons; twice in a row brings in the project director.'],
    state: 'Accepted',
  },
  {
    section: 'B. Quality and risk',
    text: 'Who may add to your risk log, and how often?',
    answer: [
      'Every Monday each task lead adds what could go wrong in the next six weeks, in one sentence that begins with the cause and ends with the effect.',
    ],
    state: 'Accepted',
  },
  { section: 'B. Quality and risk', text: 'How are risks handled that you share with the client?', state: 'Open' },
  {
    section: 'C. Data',
    text: 'How are confidential data received and stored?',
    answer: [
      'Data are received only through the agreed channel, never by mail, and are encrypted on the way and at rest.',
    ],
    state: 'Accepted',
  },
  { section: 'C. Data', text: 'When does access to confidential data end?', state: 'Open' },
  {
    section: 'C. Data',
    text: 'Do you enter client data into outside tools, such as those that translate text?',
    state: 'Open',
  },
  {
    section: 'D. Cost',
    text: 'How and when are hours recorded?',
    answer: ['Hours are entered daily, against tasks, by everyone including partners, and are approved weekly.'],
    state: 'Accepted',
  },
  { section: 'D. Cost', text: 'At which threshold do you tell us that a task is over budget?', state: 'Open' },
  {
    section: 'E. Accessibility',
    text: 'How are documents checked for accessibility before they are delivered?',
    state: 'Open',
  },
];
