import type { Collection } from '@bidwright/contract-kit';
import type { Row } from '@bidwright/service-kit';
import { reaches } from './policy.ts';
import { type Outcome, other, type Trial } from './trial.ts';

const numbers = (isAllowed: boolean, calls: string[], refused: number, done = 200): Outcome =>
  Object.fromEntries(calls.map((call) => [call, isAllowed ? done : refused]));

/** What a call about many records makes of one: who may do it with some gets an answer all the same. */
const among = (allowed: string, kind: string, call: string, [done, not]: [string, string]): Outcome => ({
  [call]: allowed === '-' ? 403 : reaches(allowed, kind) ? done : not,
});

/** Who may import gets a workbook to fill in, and is told that there is no such file to try. */
const importing = (isAllowed: boolean): Outcome => ({
  ...numbers(isAllowed, ['tryImport'], 403, 404),
  ...numbers(isAllowed, ['importSheet'], 403),
});

/** What reading must answer: who sees some records gets lists without the others. */
const reading = (allowed: string, kind: string, unreached: number): Outcome => {
  const found = reaches(allowed, kind);
  const none = allowed === '-';
  const listed = found ? 'found' : none ? 403 : 'left out';
  return {
    getRecordById: found ? 200 : none ? 403 : unreached,
    list: listed,
    query: listed,
    listBySimpleQuery: listed,
  };
};

const methods: Record<string, string> = { read: 'GET', write: 'PUT', remove: 'DELETE' };

interface Case {
  row: string;
  kind: string;
  allowed: string;
  sub: Collection['sub'];
  values: Row;
  unreached: number;
}

/** One act of one person on a record of a kind: what happened, and what the policy says. */
export const tried = async (trial: Trial, { row, kind, allowed, sub, values, unreached }: Case) => {
  const isAllowed = reaches(allowed, kind);
  const [name = '', act = ''] = row.split(' ');
  const part = sub[name];
  if (part && act === 'import') return [await trial.import(name), importing(isAllowed)];
  if (part && act === 'export')
    return [await trial.exportPart(kind, part), among(allowed, kind, 'exportRecords', ['found', 'left out'])];
  if (part) {
    const outcomes = {
      others: await trial.withSub(kind, part, act, other),
      own: await trial.withSub(kind, part, act, trial.who),
    };
    const isAsked = act === 'read' && part.asked;
    const found = isAsked ? { all: await trial.queryPart(kind, part) } : {};
    const finding = isAsked ? { all: among(allowed, kind, 'query', ['found', 'left out']) } : {};
    const ofOthers = isAllowed && !(allowed.includes('c') && (act === 'update' || act === 'remove'));
    return [
      { ...outcomes, ...found },
      { others: numbers(ofOthers, [act], 403), own: numbers(isAllowed, [act], 403), ...finding },
    ];
  }
  if (name === 'file') return [await trial.withFile(kind, act), numbers(isAllowed, [methods[act] ?? ''], 403)];
  const [does = '', field] = row.split('.');
  if (does === 'read' && field)
    return [await trial.readField(kind, field), { getRecordById: isAllowed ? 'shown' : 'hidden' }];
  if (does === 'read') return [await trial.read(kind), reading(allowed, kind, unreached)];
  if (does === 'create') return [await trial.create(kind), numbers(isAllowed, ['create'], 403)];
  if (does === 'merge') return [await trial.merge(kind), numbers(isAllowed, ['merge'], 403)];
  if (does === 'export')
    return [await trial.export(kind), among(allowed, kind, 'exportRecords', ['found', 'left out'])];
  if (does === 'bulk') return [await trial.bulk(kind), among(allowed, kind, 'bulkUpdate', ['done', 'refused'])];
  if (does === 'import') return [await trial.import(), importing(isAllowed)];
  const refused = allowed === '-' ? 403 : unreached;
  const changes = field ? { [field]: values[field] } : {};
  return [await trial.update(kind, changes), numbers(isAllowed, ['update'], refused)];
};
