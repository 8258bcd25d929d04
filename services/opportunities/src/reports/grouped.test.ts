import type { Dimension, Figures, ReportId, ReportRow } from '@bidwright/contract-opportunities';
import {
  allRounded,
  amount,
  type Bid,
  decided,
  decidedOn,
  filled,
  is,
  period,
  recorded,
  rounded,
  running,
  share,
  sum,
  values,
  weighed,
} from './byHand.ts';
import { demoFirm, records } from './testing.ts';

const firm = demoFirm();

const keyOf: Partial<Record<Dimension, (bid: Bid) => string>> = {
  status: ({ opportunityStatus }) => opportunityStatus.id,
  month: (bid) => decidedOn(bid).slice(0, 7),
  team: ({ primaryTeam }) => primaryTeam.id,
  owner: ({ opportunityOwner }) => opportunityOwner.id,
  client: ({ client }) => client.id,
  projectType: ({ projectType }) => projectType.id,
  source: ({ source }) => source?.id ?? 'none',
  chance: ({ chance }) => chance?.id ?? 'none',
  winningFirm: ({ winningFirm }) => winningFirm?.id ?? 'none',
};

type Counted = (bids: Bid[]) => Figures;

/** By the key of each row what its bids come to; times without any are left out. */
const grouped = (bids: Bid[], by: Dimension, count: Counted) =>
  Object.fromEntries([...Map.groupBy(bids, keyOf[by] ?? (() => ''))].map(([key, some]) => [key, count(some)]));

/** A report in each of its groupings. */
const asked = (report: ReportId, ways: Dimension[]) =>
  Promise.all(
    ways.map(async (by) => {
      const answer = await firm.ask({ report, by, ...period });
      return [by, filled(answer), rounded(answer.totals)];
    }),
  );

const byHand = (ways: Dimension[], bids: Bid[], count: Counted) =>
  ways.map((by) => [by, allRounded(grouped(bids, by, count)), rounded(count(bids))]);

const standing: Counted = (bids) => ({
  bids: bids.length,
  value: sum(bids, amount),
  weighted: sum(bids, weighed),
  unpriced: bids.filter((bid) => amount(bid) === null).length,
});

const parts = (of: Pick<ReportRow, 'parts'>) =>
  allRounded(Object.fromEntries((of.parts ?? []).map((part) => [part.key, part.figures])));

test('pipeline: what is open or sent, plain and weighed by chance', async () => {
  const ways: Dimension[] = ['status', 'team', 'owner', 'client', 'projectType', 'source'];
  const wanted = byHand(ways, running, standing);
  expect(await asked('pipeline', ways)).toEqual(wanted);
});

test('pipeline split once more: the parts of each row and of all rows, and the bids behind a part', async () => {
  for (const [report, by, across] of [
    ['pipeline', 'team', 'status'],
    ['pipeline', 'status', 'client'],
    ['pipeline-map', 'status', 'chance'],
  ] as const) {
    const answer = await firm.ask({ report, by, across });
    const wanted = [...Map.groupBy(running, keyOf[by] ?? (() => ''))].map(([key, some]) => [
      key,
      allRounded(grouped(some, across, standing)),
    ]);
    expect(Object.fromEntries(answer.rows.map((row) => [row.key, parts(row)]))).toEqual(Object.fromEntries(wanted));
    expect(parts(answer)).toEqual(allRounded(grouped(running, across, standing)));

    const [row] = answer.rows;
    const part = row?.parts?.at(-1);
    const behind = await firm.behind({ report, by, across, key: row?.key, part: part?.key });
    expect(behind.total).toBe(part?.figures.bids);
  }
  const byTeam = await firm.ask({ report: 'pipeline', by: 'team', across: 'status' });
  const inTurn = records.statuses.toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0)).map(({ id }) => id);
  const shown = byTeam.parts?.map(({ key }) => key) ?? [];
  expect(shown).toEqual(inTurn.filter((id) => shown.includes(id)));
});

test('pipeline map: chances stand from the likeliest down, and what has none is last', async () => {
  const { parts: shown = [] } = await firm.ask({ report: 'pipeline-map', across: 'chance' });
  const hopes = shown.map(({ key }) => values.get(key) ?? -1);
  expect(new Set(hopes).size).toBeGreaterThan(2);
  expect(hopes).toEqual(hopes.toSorted((one, other) => other - one));
  expect(shown.map(({ name }) => name)).toEqual(
    shown.map(({ key }) => records.chances.find(({ id }) => id === key)?.name ?? null),
  );
});

const before = async (report: ReportId) => {
  const { previous } = await firm.ask({ report, by: 'status', compare: true });
  return [previous?.from, previous?.to];
};

test('pipeline map: it is compared with the day that the pipeline is compared with', async () => {
  expect(await before('pipeline-map')).toEqual(await before('pipeline'));
});

test('win rate: by count and by value, and how often the firm bids at all', async () => {
  const ways: Dimension[] = ['month', 'team', 'owner', 'client', 'projectType', 'source'];
  const wanted = byHand(ways, decided('Won', 'Lost', 'No-bid'), (bids) => {
    const [won, lost, noBid] = ['Won', 'Lost', 'No-bid'].map((one) => bids.filter((bid) => is(bid, one)));
    const [wins, losses] = [won?.length ?? 0, lost?.length ?? 0];
    const [wonValue, lostValue] = [sum(won ?? [], amount), sum(lost ?? [], amount)];
    return {
      won: wins,
      lost: losses,
      noBid: noBid?.length ?? 0,
      winRate: share(wins, wins + losses),
      bidRate: share(wins + losses, bids.length),
      wonValue,
      lostValue,
      winRateValue: share(wonValue, wonValue + lostValue),
    };
  });
  expect(await asked('win-rate', ways)).toEqual(wanted);
});

test('lost bids: to whom, how far the price was off, and whether anybody said why', async () => {
  const ways: Dimension[] = ['winningFirm', 'team', 'client', 'projectType'];
  const wanted = byHand(ways, decided('Lost'), (bids) => {
    const both = bids.filter((bid) => amount(bid) && bid.winningAmount !== null);
    const ours = sum(both, amount);
    return {
      lost: bids.length,
      value: sum(bids, amount),
      winning: sum(bids, ({ winningAmount }) => winningAmount),
      gap: share(sum(both, ({ winningAmount }) => winningAmount) - ours, ours),
      unexplained: bids.filter(({ notesLostDropped }) => !notesLostDropped).length,
    };
  });
  expect(await asked('lost-analysis', ways)).toEqual(wanted);
});

const yielded: Counted = (bids) => {
  const [won, lost] = [bids.filter((bid) => is(bid, 'Won')), bids.filter((bid) => is(bid, 'Lost'))];
  return {
    bids: bids.length,
    sent: bids.filter((bid) => is(bid, 'Submitted', 'Won', 'Lost')).length,
    won: won.length,
    winRate: share(won.length, won.length + lost.length),
    value: sum(bids, amount),
    wonValue: sum(won, amount),
  };
};

test('sources: what they bring', async () => {
  const ways: Dimension[] = ['source', 'projectType', 'team'];
  const wanted = byHand(ways, recorded, yielded);
  expect(await asked('source-yield', ways)).toEqual(wanted);
});

test('clients: their bids, and what became of them', async () => {
  const ways: Dimension[] = ['client'];
  const wanted = byHand(ways, recorded, (bids) => {
    const { sent: _sent, value: _value, ...same } = yielded(bids);
    return {
      ...same,
      open: bids.filter((bid) => is(bid, 'Open', 'Submitted')).length,
      lost: bids.filter((bid) => is(bid, 'Lost')).length,
      recompetes: bids.filter(({ isRecompete }) => isRecompete).length,
    };
  });
  expect(await asked('client-history', ways)).toEqual(wanted);
});

const typeOf = new Map(records.companies.map(({ id, companyType }) => [id, companyType?.id]));

const pointed = {
  team: ({ teamsInvolved }: Bid) => teamsInvolved.map(({ id }) => id),
  owner: ({ opportunityOwner }: Bid) => [opportunityOwner.id],
  client: ({ client }: Bid) => [client.id],
  clientType: ({ client }: Bid) => [typeOf.get(client.id) ?? ''],
  projectType: ({ projectType }: Bid) => [projectType.id],
  source: ({ source }: Bid) => (source ? [source.id] : []),
  chance: ({ chance }: Bid) => (chance ? [chance.id] : []),
};

test.each(Object.entries(pointed))(
  'only bids of some of %s count, in rows, sums and the bids behind them',
  async (parameter, of) => {
    const [first = '', second = ''] = new Set(running.flatMap(of));
    for (const ids of [[first], [first, second]]) {
      const chosen = running.filter((bid) => of(bid).some((id) => ids.includes(id)));
      expect([chosen.length > 0, chosen.length < running.length]).toEqual([true, true]);
      const call = { report: 'pipeline', [parameter]: ids } as const;
      const answer = await firm.ask(call);
      expect(filled(answer)).toEqual(allRounded(grouped(chosen, 'status', standing)));
      expect(rounded(answer.totals)).toEqual(rounded(standing(chosen)));
      expect((await firm.behind(call)).total).toBe(chosen.length);
    }
  },
);

test('bids must fit every parameter', async () => {
  const [bid] = running;
  if (!bid) throw new Error('No bid runs');
  const [team, source] = [bid.primaryTeam.id, bid.source?.id ?? ''];
  const chosen = running.filter((one) => pointed.team(one).includes(team) && one.source?.id === source);
  const { totals } = await firm.ask({ report: 'pipeline', team: [team], source: [source] });
  expect(rounded(totals)).toEqual(rounded(standing(chosen)));
});
