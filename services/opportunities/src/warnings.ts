import { type FieldErrors, message, type Reference } from '@bidwright/contract-kit';
import type { Opportunity } from '@bidwright/contract-opportunities';
import type { Database, Rules } from '@bidwright/service-kit';
import { sql } from 'kysely';

/** Bids of one client that are compared, the newest. */
const most = 500;

/** Names are similar when they share so much of their words. */
const enough = 0.5;

const wordsOf = (name: string): Set<string> =>
  new Set(
    name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu),
  );

const isSimilar = (one: Set<string>, other: Set<string>): boolean => {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared > 0 && shared / (one.size + other.size - shared) >= enough;
};

/** A bid of the same client whose name says the same. */
const similarTo = async (db: Database, id: string, client: Reference, name: string): Promise<string | undefined> => {
  const { rows } = await sql<{ solicitationName: string }>`select solicitationName from opportunities
    where clientName = ${client.name} and clientId = ${client.id} and status = 'Active' and id <> ${id}
    order by dateCreated desc limit ${most}`.execute(db);
  const words = wordsOf(name);
  return rows.find((row) => isSimilar(words, wordsOf(row.solicitationName)))?.solicitationName;
};

/** A bid that may be there already, and a decision that comes too late. */
export const bidWarnings: NonNullable<Rules['warnings']> = async (record, { db }) => {
  const { id, client, solicitationName, decisionDueDate, dueDate } = record as unknown as Opportunity;
  const similar = await similarTo(db, id, client, solicitationName);
  const found: FieldErrors = {};
  if (similar) found.solicitationName = message('opportunities.solicitationName.similar', { name: similar });
  if (decisionDueDate && decisionDueDate > dueDate)
    found.decisionDueDate = message('opportunities.decisionDueDate.afterDue');
  return found;
};
