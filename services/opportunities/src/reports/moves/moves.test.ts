import { type PipelineMove, pipelineMoves } from '@bidwright/contract-opportunities';
import { categories } from '../byHand.ts';
import { demoFirm, records } from '../testing.ts';

const firm = demoFirm();
const order = new Map(records.statuses.map(({ id, order: place }) => [id, place ?? 0]));

type Bid = (typeof records.bids)[number];

interface Stood {
  opportunityStatus: { id: string };
  dueDate: string;
  estimatedBudgetAmount: number | null;
}

/** A bid at the end of a day, played forwards from its creation; the service goes backwards. */
const stood = (bid: Bid, day: string): Stood | undefined => {
  const record: Partial<Stood> = {};
  for (const { field, newValue, dateUpdated } of bid.changeLog) {
    if (dateUpdated >= Date.parse(day) / 1000 + 86_400) continue;
    Object.assign(record, field === '*' ? newValue : { [field]: newValue });
  }
  return record.opportunityStatus && (record as Stood);
};

const period = { from: '2026-09-01', to: '2026-11-10' };
const dayBefore = '2026-08-31';

const both = records.bids.flatMap((bid) => {
  const is = stood(bid, period.to);
  return is ? [{ bid, was: stood(bid, dayBefore), is }] : [];
});

const kindOf = ({ opportunityStatus }: Stood) => categories.get(opportunityStatus.id) ?? 'Open';
const runs = (one: Stood) => ['Open', 'Submitted'].includes(kindOf(one));
const place = ({ opportunityStatus }: Stood) => order.get(opportunityStatus.id) ?? 0;
const money = ({ estimatedBudgetAmount }: Stood) => estimatedBudgetAmount ?? 0;
const came = (to: string[]) => (was: Stood | undefined, is: Stood) =>
  to.includes(kindOf(is)) && !(was && to.includes(kindOf(was)));
const went = (far: (was: Stood, is: Stood) => boolean) => (was: Stood | undefined, is: Stood) =>
  was !== undefined && runs(is) && far(was, is);

const wanted: Record<PipelineMove, (was: Stood | undefined, is: Stood) => boolean> = {
  new: (was) => !was,
  forward: went((was, is) => place(is) > place(was)),
  back: went((was, is) => place(is) < place(was)),
  slipped: went((was, is) => is.dueDate > was.dueDate),
  earlier: went((was, is) => is.dueDate < was.dueDate),
  up: went((was, is) => money(is) > money(was)),
  down: went((was, is) => money(is) < money(was)),
  won: came(['Won']),
  lost: came(['Lost']),
  dropped: came(['No-bid', 'Cancelled']),
};

test('what changed in the pipeline between two days is what the change log says, played forwards', async () => {
  const { rows, totals } = await firm.ask({ report: 'pipeline-changes', ...period });
  const counts = pipelineMoves.map((move) => {
    const some = both.filter(({ was, is }) => wanted[move](was, is));
    const sum = (of: (one: (typeof both)[number]) => number) => some.reduce((all, one) => all + of(one), 0);
    return {
      key: move,
      name: null,
      figures: {
        bids: some.length,
        before: sum(({ was }) => (was ? money(was) : 0)),
        value: sum(({ is }) => money(is)),
      },
    };
  });
  expect(rows).toEqual(counts);
  const moved = both.filter(({ was, is }) => pipelineMoves.some((move) => wanted[move](was, is)));
  expect(totals.bids).toBe(moved.length);
  expect(counts.filter(({ figures }) => figures.bids > 0).length).toBeGreaterThan(5);
});

test('behind what slipped stand the bids that did', async () => {
  const slipped = both.filter(({ was, is }) => wanted.slipped(was, is)).map(({ bid }) => bid.id);
  const behind = await firm.behind({ report: 'pipeline-changes', ...period, key: 'slipped', figure: 'bids' });
  expect(behind.records.map(({ id }) => id).toSorted()).toEqual(slipped.toSorted());
});
