import { emptyInput } from '@bidwright/contract-kit';
import { type Requirement, requirementStates, requirements } from '@bidwright/contract-opportunities';
import { array, assert, constantFrom, integer, property, shuffledSubarray } from 'fast-check';
import { type Kept, writesFor } from './compare.ts';
import { foundIn } from './foundIn.ts';

/** A requirement with what people said of it. */
type Answered = Kept & Pick<Requirement, 'owner' | 'state' | 'proposalSection' | 'evidence'>;

/** No two have the same. */
const saidOf = (at: number) => ({
  owner: { id: `u${at}`, name: `Owner ${at}` },
  state: requirementStates[at % requirementStates.length] ?? 'Open',
  proposalSection: `Section ${at}`,
  evidence: `Plan ${at}`,
});
const unsaid = { owner: null, state: 'Open', proposalSection: null, evidence: null };

const documents = [
  { id: 'd1', name: 'RFP' },
  { id: 'd2', name: 'Amendment 1' },
] as const;
const [first, amendment] = documents;

/** No two have a word in common that others do not have. */
const demand = (at: number, more = '') =>
  `The contractor shall deliver alpha${at} beta${at} gamma${at} delta${at} epsilon${at}${more}.`;

/** Each stands in a section of its own, so that others have other numbers. */
const text = (demands: readonly string[]) =>
  demands.map((one, at) => `${at + 1}. Part ${at + 1}\n\n${one}`).join('\n\n');

/** What is kept after all of it is written. */
const written = (document: (typeof documents)[number], demands: readonly string[], kept: readonly Answered[]) => {
  const rows = kept.map((one) => ({ ...one }));
  for (const { id, fields } of writesFor(document, foundIn(text(demands)), kept)) {
    const row = rows.find((one) => one.id === id);
    if (row) Object.assign(row, fields);
    else rows.push({ ...emptyInput(requirements), id: `r${rows.length}`, version: 1, ...fields });
  }
  return rows;
};

/** What an amendment does to each demand, how many it adds, and in which order they stand in it. */
const amendments = array(constantFrom('same', 'changed', 'gone'), { minLength: 1, maxLength: 20 }).chain((done) =>
  integer({ min: 0, max: 5 }).chain((news) => {
    const places = Array.from({ length: done.length + news }, (_, at) => at);
    return shuffledSubarray(places, { minLength: places.length }).map((order) => ({ done, order }));
  }),
);

test('whatever an amendment changes, takes out, adds and numbers anew, nothing that people said is lost', () => {
  assert(
    property(amendments, ({ done, order }) => {
      const read = written(
        first,
        done.map((_, at) => demand(at)),
        [],
      );
      const before = read.map((one, at) => ({ ...one, ...saidOf(at) }));
      const amended = order.flatMap((at) =>
        done[at] === 'gone' ? [] : [demand(at, done[at] === 'changed' ? ' and more' : '')],
      );
      const after = written(amendment, amended, before);
      expect(after).toHaveLength(order.length);
      for (const [at, what] of done.entries()) {
        const now = {
          same: { text: demand(at), amended: null },
          changed: { text: demand(at, ' and more'), amended: 'Changed', textBefore: demand(at) },
          gone: { text: demand(at), amended: 'Gone' },
        }[what];
        expect(after[at]).toMatchObject({ id: `r${at}`, ...saidOf(at), ...now });
      }
      for (const one of after.slice(done.length)) expect(one).toMatchObject({ amended: 'New', ...unsaid });
      expect(writesFor(amendment, foundIn(text(amended)), after)).toEqual([]);
    }),
    { numRuns: 200 },
  );
});
