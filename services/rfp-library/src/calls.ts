import {
  libraryReport,
  libraryReportFile,
  noteUse,
  proposeAnswers,
  reuse,
  review,
  similar,
  years,
} from '@bidwright/contract-rfp-library';
import { handleIn } from '@bidwright/service-kit';
import { answersTo } from './answers/answersTo.ts';
import { libraryOf } from './library.ts';
import { answerOf, fileOf } from './reports/answers.ts';
import { noteUses } from './reuse/noteUses.ts';
import { reuseOf } from './reuse/reuseOf.ts';
import { reviewAll } from './review/reviewAll.ts';
import { yearsIn } from './search/yearsIn.ts';
import { similarTo } from './similar/similarTo.ts';
import type { Db } from './tables.ts';

const handle = handleIn<Db>();

/** What answers the calls of the contract beside those of its collections. */
export const calls = [
  handle(libraryReport, ({ db, input }) => answerOf(db, input)),
  handle(libraryReportFile, async ({ db, input }) => fileOf(input, await answerOf(db, input))),
  handle(noteUse, noteUses),
  handle(proposeAnswers, ({ service, db, input }) => answersTo(db, libraryOf(service), input)),
  handle(reuse, ({ db, input }) => reuseOf(db, input)),
  handle(review, reviewAll),
  handle(similar, ({ service, db, input: { sectionTitle, rfpContent: text, id } }) =>
    similarTo(db, libraryOf(service), { section: sectionTitle?.id, text, but: id }),
  ),
  handle(years, ({ db }) => yearsIn(db)),
];
