import { opportunityStatus } from '@bidwright/contract-admin';
import type { LibraryReportAnswer, LibraryReportFile } from '@bidwright/contract-rfp-library';
import { event } from '@bidwright/service-testing';
import { sql } from 'kysely';
import { library } from '../search/testing.ts';

const { running, admin, write } = library();

const today = '2026-11-22';
const teamOf = (id: string) => ({ id, name: `Team ${id}` });
const titleOf = (id: string) => ({ id, name: `Section ${id}` });

const bids = [
  { id: 'b1', status: 'won', due: '2024-12-31', teams: ['x'], lost: 'Section s1: 4 of 40' },
  { id: 'b2', status: 'lost', due: '2025-01-01', teams: ['x', 'y'], lost: 'Section s1 and section s2' },
  { id: 'b3', status: 'lost', due: '2025-12-31', teams: ['y'], lost: 'Section s2' },
  { id: 'b4', status: 'sent', due: '2026-01-01', teams: ['z'], lost: 'Section s2' },
  { id: 'b5', status: 'won', due: null, teams: [], lost: 'Section s1' },
];
const entries = [
  { key: 'e1', section: 's1', added: '2024-12-31', teams: ['x'], reviewDue: '2026-11-21' },
  { key: 'e2', section: 's1', added: '2025-01-01', teams: ['x', 'y'], reviewDue: '2027-01-01' },
  { key: 'e3', section: 's2', added: '2025-12-31', teams: ['y'], reviewDue: null },
  { key: 'e4', section: 's2', added: '2026-01-01', teams: [], reviewDue: '2020-01-01' },
  { key: 'gone', section: 's2', added: '2025-06-01', teams: ['x'], reviewDue: null },
];
const uses = [
  { entry: 'e1', bid: 'b1', at: '2024-12-31' },
  { entry: 'e1', bid: 'b2', at: '2025-01-01' },
  { entry: 'e2', bid: 'b2', at: '2025-12-31' },
  { entry: 'e2', bid: 'b3', at: '2026-01-01' },
  { entry: 'e3', bid: 'b3', at: '2025-06-01' },
  { entry: 'e4', bid: 'b4', at: '2025-06-01' },
  { entry: 'e4', bid: 'b1', at: '2025-07-01' },
  { entry: 'gone', bid: 'b5', at: '2025-06-01' },
];

interface Scope {
  from?: string;
  to?: string;
  team?: string[];
}
const scopes: Scope[] = [
  {},
  { from: '2025-01-01', to: '2025-12-31' },
  { from: '2025-01-01' },
  { to: '2024-12-31' },
  { team: ['x'] },
  { team: ['x', 'y'] },
  { from: '2025-01-01', to: '2025-12-31', team: ['y'] },
  { from: '2025-06-01', to: '2025-06-01' },
  { team: ['z'] },
  { team: ['nobody'] },
];

/** The last second of the day: it belongs to it. */
const lastSecond = (day: string) => Date.parse(`${day}T23:59:59Z`) / 1000;

const fill = async () => {
  for (const [id, category] of Object.entries({ sent: 'Submitted', won: 'Won', lost: 'Lost' })) {
    const record = { ...opportunityStatus.input.getDefault(), id, name: id, category };
    await running.deliver(event({ service: 'admin', col: 'opportunityStatus', record }));
  }
  for (const { id, status, due, teams, lost } of bids) {
    const record = {
      id,
      solicitationName: `Bid ${id}`,
      opportunityStatus: { id: status, name: status },
      pointsLostOnSections: lost,
      dueDate: due,
      teamsInvolved: teams.map(teamOf),
    };
    await running.deliver(event({ service: 'opportunities', col: 'opportunities', record }));
  }
  // Of a bid without a due date counts the day on which the library heard of it.
  await sql`update liveOpportunities set dateUpdated = ${lastSecond('2025-03-03')} where id = 'b5'`.execute(running.db);
  const ids = new Map<string, string>();
  for (const { key, section, added, teams, reviewDue } of entries) {
    const status = key === 'gone' ? 'Inactive' : 'Active';
    const id = await write({ sectionTitle: titleOf(section), teams: teams.map(teamOf), reviewDue, status });
    ids.set(key, id);
    await sql`update rfpContent set dateCreated = ${lastSecond(added)} where id = ${id}`.execute(running.db);
  }
  for (const { entry, bid, at } of uses) {
    const opportunity = { id: bid, name: `Bid ${bid}` };
    const body = { entries: [ids.get(entry)], opportunity };
    const noted = await running.post<string[]>('/api/rfp-library/use', body, running.as(admin));
    await sql`update rfpContent_uses set dateCreated = ${lastSecond(at)}
      where id = ${noted.body.data[0]}`.execute(running.db);
  }
};

const isWithin = (day: string, { from = '0000', to = '9999' }: Scope) => day >= from && day <= to;
const isOf = (teams: string[], { team = [] }: Scope) => team.length === 0 || teams.some((id) => team.includes(id));
const unique = <T>(list: T[]) => [...new Set(list)];

/** Figures of texts, counted one by one. */
const reused = (of: typeof entries, scope: Scope) => {
  const noted = uses.filter(({ entry, at }) => of.some(({ key }) => key === entry) && isWithin(at, scope));
  const found = bids.filter(({ id }) => noted.some(({ bid }) => bid === id));
  const having = (...known: string[]) => found.filter(({ status }) => known.includes(status)).length;
  return {
    entries: of.length,
    reused: unique(noted.map(({ entry }) => entry)).length,
    used: found.length,
    submitted: having('sent', 'won', 'lost'),
    won: having('won'),
    lost: having('lost'),
  };
};

const stood = (of: typeof entries) => ({
  entries: of.length,
  overdue: of.filter(({ reviewDue }) => reviewDue && reviewDue < today).length,
  unplanned: of.filter(({ reviewDue }) => !reviewDue).length,
  fresh: of.filter(({ reviewDue }) => reviewDue && reviewDue > '2026-12-06').length,
});

const blamed = (section: string, scope: Scope) =>
  bids.filter(
    ({ lost, due, teams }) =>
      lost?.toLowerCase().includes(`section ${section}`) && isWithin(due ?? '2025-03-03', scope) && isOf(teams, scope),
  );

const inScope = (scope: Scope) => entries.filter(({ key, teams }) => key !== 'gone' && isOf(teams, scope));

const ask = async (name: string, scope: Scope) => {
  const body = { report: name, today, ...scope };
  const answer = await running.post<LibraryReportAnswer>('/api/rfp-library/report', body, running.as(admin));
  expect(answer.status).toBe(200);
  return answer.body.data;
};

const bySection = (of: typeof entries) =>
  unique(of.map(({ section }) => section)).map((section) => ({
    section,
    of: of.filter((entry) => entry.section === section),
  }));

/** What it answers of each section, and of all together. */
const published = ({ rows, totals }: LibraryReportAnswer) =>
  Object.fromEntries([...rows.map(({ key, figures }) => [key, figures]), ['all', totals]]);

test('a period and teams narrow each report to what one counts by hand', async () => {
  await fill();
  for (const scope of scopes) {
    const known = inScope(scope);
    const reuse = published(await ask('library-reuse', scope));
    expect(reuse).toMatchObject({ all: reused(known, scope) });
    for (const { section, of } of bySection(known)) expect(reuse[section]).toMatchObject(reused(of, scope));
    expect(Object.keys(reuse)).toHaveLength(bySection(known).length + 1);

    const added = known.filter((entry) => isWithin(entry.added, scope));
    const fresh = published(await ask('library-freshness', scope));
    expect(fresh).toMatchObject({ all: stood(added) });
    for (const { section, of } of bySection(added)) expect(fresh[section]).toMatchObject(stood(of));
    expect(Object.keys(fresh)).toHaveLength(bySection(added).length + 1);

    const lost = await ask('library-sections', scope);
    const live = bySection(inScope({})).map(({ section }) => section);
    const named = unique(live.flatMap((section) => blamed(section, scope)));
    const all = { ...reused(known, scope), blamed: named.length };
    expect(lost.totals).toMatchObject({ ...all, blamedLost: named.filter(({ status }) => status === 'lost').length });
    const shown = live.filter((section) => known.some((one) => one.section === section) || blamed(section, scope)[0]);
    expect(lost.rows.map(({ key }) => key).toSorted()).toEqual(shown.toSorted());
    for (const section of shown) {
      const of = known.filter((entry) => entry.section === section);
      const row = lost.rows.find(({ key }) => key === section);
      const bidsOf = blamed(section, scope);
      expect(row?.bids?.map(({ id }) => id).toSorted()).toEqual(bidsOf.map(({ id }) => id));
      const blamedLost = bidsOf.filter(({ status }) => status === 'lost').length;
      expect(row?.figures).toMatchObject({ ...reused(of, scope), blamed: bidsOf.length, blamedLost });
    }
  }
});

test('a file has the same scope', async () => {
  await fill();
  const asked = { report: 'library-reuse', today, from: '2025-01-01', to: '2025-12-31', team: ['y'] };
  const { body } = await running.post<LibraryReportFile>('/api/rfp-library/reportFile', asked, running.as(admin));
  const lines = Buffer.from(body.data.content, 'base64').toString().trim().split(/\r?\n/);
  // e2 in b2, e3 in b3: two texts of the team, each used in one bid, both lost.
  expect(lines.at(-1)).toBe('Total,2,2,2,2,0,2,');
});

test.each([
  [{ from: '2025-02-30' }, 'from'],
  [{ from: 'soon' }, 'from'],
  [{ from: '2025-02-02', to: '2025-02-01' }, 'to'],
  [{ to: '9999-01-01' }, 'to'],
  [{ team: ["x' or 1=1"] }, 'team'],
  [{ team: Array.from({ length: 51 }, (_, at) => `t${at}`) }, 'team'],
])('%j is refused by its field', async (asked, field) => {
  for (const call of ['report', 'reportFile']) {
    const body = { report: 'library-reuse', today, ...asked };
    const refused = await running.post(`/api/rfp-library/${call}`, body, running.as(admin));
    expect([refused.status, Object.keys(refused.body.errorInfo.fields ?? {})]).toEqual([422, [field]]);
  }
});
