import {
  capacity,
  handOverPlans,
  hoursSheet,
  importHours,
  openRoles,
  personMonths,
  planAgainstActual,
  saveActuals,
  savePlans,
  staffReport,
  staffReportFile,
  tryHours,
} from '@bidwright/contract-ftes';
import { handleIn } from '@bidwright/service-kit';
import { countedIn } from './capacity/asked.ts';
import { capacityOf } from './capacity/capacityOf.ts';
import { handOver } from './handOver/handOver.ts';
import { sheetOfHours } from './hours/hoursSheet.ts';
import { imported, tried } from './hours/importHours.ts';
import { planAgainstActualOf } from './hours/planAgainstActual.ts';
import { answerOf, fileOf } from './reports/answers.ts';
import { openRolesOf } from './roles/openRolesOf.ts';
import { actualsOfCall, plansOfCall, saveAll } from './save/saveAll.ts';
import type { Db } from './tables.ts';
import { monthsOf } from './year/monthsOf.ts';

const handle = handleIn<Db>();

/** What answers the calls of the contract beside those of its collections. */
export const calls = [
  handle(capacity, ({ db, person, input }) => capacityOf(db, person, countedIn(input))),
  handle(savePlans, ({ service, db, person, by, input }) =>
    saveAll(
      service,
      db,
      person,
      plansOfCall,
      input.plans.map((plan) => ({ ...plan })),
      by.requestId,
    ),
  ),
  handle(saveActuals, ({ service, db, person, by, input }) =>
    saveAll(
      service,
      db,
      person,
      actualsOfCall,
      input.actuals.map((one) => ({ ...one })),
      by.requestId,
    ),
  ),
  handle(handOverPlans, async ({ service, db, person, by, input }) => ({
    counts: { changed: await handOver(service, db, person, input, by.requestId) },
  })),
  handle(hoursSheet, sheetOfHours),
  handle(tryHours, tried),
  handle(importHours, imported),
  handle(personMonths, ({ db, person, input }) => monthsOf(db, person, input.person)),
  handle(staffReport, ({ db, person, input }) => answerOf(db, person, input)),
  handle(staffReportFile, async ({ db, person, input }) => fileOf(input, await answerOf(db, person, input))),
  handle(openRoles, ({ db, person, input }) => openRolesOf(db, person, input)),
  handle(planAgainstActual, ({ db, person, input }) => planAgainstActualOf(db, person, input)),
];
