import { maxStepName, type ProposalStepInput } from '@bidwright/contract-opportunities';
import type { Rules } from '@bidwright/service-kit';
import { sql } from 'kysely';
import { aliasOf, type Db } from '../tables.ts';

const q = aliasOf('proposalSteps', 'q');

/** The kinds of a plan's steps that begin with one. */
const kindsLike = async (db: Db, { opportunityId, kind }: ProposalStepInput): Promise<Set<string>> => {
  const { rows } = await sql<{ kind: string }>`select lower(${q.kind}) as kind from ${q}
    where ${q.opportunityId} = ${opportunityId} and ${q.status} = 'Active'`.execute(db);
  const like = kind.toLowerCase();
  return new Set(rows.map((row) => row.kind).filter((one) => one.startsWith(like)));
};

/**
 * A step that is called as another one was before people gave that one another name: sections and paces go on meaning the other, so this one
 * is told apart among them by a number, and is called as it was written.
 */
const apart = (step: ProposalStepInput, taken: ReadonlySet<string>): ProposalStepInput => {
  if (!taken.has(step.kind.toLowerCase())) return step;
  const numbered = Array.from({ length: taken.size }, (_, at) => `${step.kind.slice(0, maxStepName - 4)} ${at + 2}`);
  const kind = numbered.find((one) => !taken.has(one.toLowerCase())) ?? step.kind;
  return { ...step, kind, name: step.name ?? step.kind };
};

/** What steps of plans ask for beside the contract. That names are not taken the table's index sees to. */
export const stepRules: Rules<ProposalStepInput, Db> = {
  create: async (step, _by, { db }) => apart(step, await kindsLike(db, step)),
  update: (was, step) => ({ ...step, kind: was.kind }),
};
