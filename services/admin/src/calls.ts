import {
  addStarters,
  companyTwins,
  copySalaries,
  merges,
  recordAudit,
  setupState,
  undoMerge,
} from '@bidwright/contract-admin';
import { handleIn } from '@bidwright/service-kit';
import { auditLines } from './audit/auditLines.ts';
import { twinsIn } from './companies/twins.ts';
import { mergesIn, takeBack } from './merges/merges.ts';
import { copyYear } from './salaries/copyYear.ts';
import { addStarters as add } from './setup/addStarters.ts';
import { setupState as stateOf } from './setup/setupState.ts';
import type { Db } from './tables.ts';

const handle = handleIn<Db>();

/** What answers the calls of the contract beside those of its collections. */
export const calls = [
  handle(addStarters, ({ service, db, by, input }) => add(service, db, input, by)),
  handle(companyTwins, ({ db }) => twinsIn(db)),
  handle(copySalaries, ({ service, db, by, input }) => copyYear(service, db, input, by)),
  handle(merges, ({ db, input }) => mergesIn(db, input)),
  handle(recordAudit, ({ service, input }) => auditLines(service, input)),
  handle(setupState, ({ db }) => stateOf(db)),
  handle(undoMerge, ({ service, db, by, input }) => takeBack(service, db, input, by)),
];
