import { emptyInput, type RecordOf } from '@bidwright/contract-kit';
import { addDays } from '@bidwright/contract-kit/days';
import { posts } from '@bidwright/contract-template-demo';
import { people } from './admin/people.ts';
import { nameOf, userAt } from './admin/users.ts';
import { instant } from './days.ts';
import { kept, nth } from './records.ts';

/** Who wrote it (the place among the people), how many days ago, and how many liked it. */
const written = [
  {
    by: 1,
    daysAgo: 1,
    likes: 14,
    text: 'The health team has moved to the fourth floor. The good coffee machine came with us; visitors are welcome.',
  },
  {
    by: 8,
    daysAgo: 2,
    likes: 9,
    text: 'Nos graphiques savent enfin parler : chaque figure du rapport d’évaluation a maintenant sa phrase d’explication.',
  },
  {
    by: 30,
    daysAgo: 4,
    likes: 31,
    text: 'New cover template is ready: less blue, more room for the client’s name. Print one before you judge it.',
  },
  {
    by: 20,
    daysAgo: 6,
    likes: 22,
    text: 'Parallel run, day ten of ten: no unexplained difference. We switch on Tuesday, never on a Friday.',
  },
  {
    by: 11,
    daysAgo: 9,
    likes: 17,
    text: 'Am terminat primul val al anchetei: rata de răspuns este de 52 %. Mulțumesc tuturor celor care au sunat seara.',
  },
  {
    by: 2,
    daysAgo: 12,
    likes: 26,
    text: 'Three proposals out of the door in one week, and everybody was home by six. It can be done.',
  },
  {
    by: 7,
    daysAgo: 15,
    likes: 19,
    text: '新的数据看板已经上线，欢迎大家提出意见。Comments in any language are welcome.',
  },
  {
    by: 23,
    daysAgo: 19,
    likes: 8,
    text: 'Reading group on Thursday: chapter four, how people really learn at work. Bring your lunch and one example.',
  },
  {
    by: 16,
    daysAgo: 23,
    likes: 41,
    text: 'Win! The panel said our transition plan was the clearest they had read. Thank you to everyone who answered my late questions.',
  },
  {
    by: 25,
    daysAgo: 27,
    likes: 12,
    text: 'Took the train to the port visit instead of flying: four hours, one finished report and a view of the river.',
  },
  {
    by: 18,
    daysAgo: 34,
    likes: 7,
    text: 'Does anyone have a short guide to writing alternative texts? I would rather improve one than start a new one.',
  },
  {
    by: 0,
    daysAgo: 40,
    likes: 53,
    text: 'Harbor & Vale turns eighteen this month. Cake in the kitchen at three; speeches strictly under one minute.',
  },
];

/** The posts that each person's copy of the demo starts from. */
export const postRecords = (today: string): RecordOf<typeof posts>[] =>
  written.map(({ by, daysAgo, likes, text }, n) => {
    const postedOn = addDays(today, -daysAgo);
    return {
      ...emptyInput(posts),
      name: nameOf(nth(people, by)),
      text,
      postedOn,
      likes,
      ...kept('posts', n, instant(postedOn, 60_000), userAt(by)),
    };
  });
