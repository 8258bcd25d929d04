import {
  beginProposalPlan,
  board,
  calendarFile,
  companyBids,
  contractFigures,
  duplicates,
  experience,
  exportQuestions,
  followed,
  giveQuestions,
  moveProposalStep,
  myProposalWork,
  opportunities,
  paces,
  projectView,
  proposalPlan,
  questionLists,
  questionTables,
  readQuestions,
  readRequirements,
  report,
  reportFile,
  reportRecords,
  risks,
  sendDecision,
  undoReading,
  wonIn,
} from '@bidwright/contract-opportunities';
import { handleIn } from '@bidwright/service-kit';
import { boardOf } from './board/boardOf.ts';
import { calendarFileOf } from './calendarFeed/calendarFileOf.ts';
import { companyFiguresOf } from './companyBids/figuresOf.ts';
import { figuresOf } from './contractFigures/figuresOf.ts';
import { duplicatesOf } from './duplicates/duplicatesOf.ts';
import { experienceOf } from './experience/experienceOf.ts';
import { followedBy } from './followed/followedBy.ts';
import { pacesIn } from './pace/keptPaces.ts';
import { projectsIn } from './projectView/idsOf.ts';
import { beginPlan } from './proposal/begin.ts';
import { moveStep } from './proposal/moveStep.ts';
import { myWork } from './proposal/myWork.ts';
import { planAsked } from './proposal/planAsked.ts';
import { exportList, listsOf } from './questions/exportList.ts';
import { giveAll } from './questions/giveAll.ts';
import { readList, tablesOf } from './questions/readList.ts';
import { reportsById } from './reports/all.ts';
import { reportAnswer } from './reports/answer.ts';
import { viewOf } from './reports/asked.ts';
import { fileOf } from './reports/file.ts';
import { readInto } from './requirements/readRequirements.ts';
import { undoReadingOf } from './requirements/undoReading.ts';
import { risksOf } from './risks/risksOf.ts';
import { mailDecision } from './sendDecision/sendDecision.ts';
import type { Db } from './tables.ts';
import { idsWonIn } from './won/wonIn.ts';

const handle = handleIn<Db>();

/** What answers the calls of the contract beside those of its collections. */
export const calls = [
  handle(beginProposalPlan, beginPlan),
  handle(board, ({ service, db, person, input }) => boardOf(db, service.resource(opportunities), person, input)),
  handle(calendarFile, ({ service, db, person, input }) =>
    calendarFileOf(db, service.resource(opportunities), person, input),
  ),
  handle(companyBids, ({ db, person, input }) => companyFiguresOf(db, person, input.id)),
  handle(contractFigures, ({ db, input }) => figuresOf(db, [...new Set(input.ids)])),
  handle(duplicates, ({ db, input }) => duplicatesOf(db, input)),
  handle(experience, ({ db, input }) => experienceOf(db, input.id)),
  handle(exportQuestions, exportList),
  handle(followed, ({ db, person }) => followedBy(db, person)),
  handle(giveQuestions, giveAll),
  handle(moveProposalStep, moveStep),
  handle(myProposalWork, ({ db, person }) => myWork(db, person)),
  handle(paces, ({ service }) => pacesIn(service)),
  handle(projectView, ({ db, person, input }) => projectsIn(db, person, input)),
  handle(proposalPlan, planAsked),
  handle(questionLists, listsOf),
  handle(questionTables, tablesOf),
  handle(readQuestions, readList),
  handle(readRequirements, readInto),
  handle(undoReading, undoReadingOf),
  handle(report, async ({ db, person, input }) => reportAnswer(db, await viewOf(db, person, input), input.compare)),
  handle(reportRecords, async ({ db, person, input }) => {
    const view = await viewOf(db, person, input);
    return reportsById[view.report].records(db, view, input);
  }),
  handle(reportFile, async ({ db, person, input }) =>
    fileOf(input, await reportAnswer(db, await viewOf(db, person, input), false)),
  ),
  handle(risks, ({ service, db, person, input }) => risksOf(db, () => pacesIn(service), person, input.today)),
  handle(sendDecision, ({ service, db, by, input }) => mailDecision(service, db, by, input)),
  handle(wonIn, ({ db, person, input }) => idsWonIn(db, person, input)),
];
