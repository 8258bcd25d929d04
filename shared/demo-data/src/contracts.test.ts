import { isDeepStrictEqual } from 'node:util';
import * as admin from '@bidwright/contract-admin';
import { actuals, leaves, personSkills, projections } from '@bidwright/contract-ftes';
import { type Collection, check, fieldsOf, kept, object } from '@bidwright/contract-kit';
import {
  documents,
  opportunities,
  proposalSections,
  proposalSteps,
  questions,
  requirements,
  scorecards,
} from '@bidwright/contract-opportunities';
import { rfpContent } from '@bidwright/contract-rfp-library';
import {
  demoData,
  scaleCompanies,
  scaleContentWithUses,
  scaleDocuments,
  scaleOpportunitiesWithParts,
  scalePersonSkills,
  scaleProjections,
  scaleTeams,
  scaleUsers,
} from './index.ts';

type Row = Record<string, unknown>;

const today = '2026-11-21';
const data = demoData(today);
/** What a service reads: plain values, as they are after a journey through JSON. */
const rows: Record<string, Row[]> = JSON.parse(
  JSON.stringify({
    ...data.admin,
    ...data.opportunities,
    ...data['rfp-library'],
    ...data.ftes,
  }),
);
const lookups = [
  admin.teams,
  admin.companyTypes,
  admin.opportunityStatus,
  admin.opportunityOwner,
  admin.projectTypes,
  admin.sources,
  admin.chances,
  admin.bpas,
  admin.budgetTypes,
  admin.sectionTitles,
  admin.skills,
  admin.holidays,
  admin.salaryProjections,
];
const collections = [
  admin.users,
  admin.companies,
  ...lookups,
  opportunities,
  documents,
  requirements,
  questions,
  proposalSections,
  proposalSteps,
  scorecards,
  rfpContent,
  projections,
  actuals,
  personSkills,
  leaves,
];

const pick = (row: Row, names: string[]) => Object.fromEntries(names.map((name) => [name, row[name]]));
const namesOf = (schema: Collection['input']) => fieldsOf(schema).map(({ name }) => name);
const keptFields = object(kept);

/** What is not as the contract keeps it. */
const faultsOf = (row: Row, input: Collection['input'], also: string[] = []) => {
  const names = [...namesOf(input), ...namesOf(keptFields), ...also];
  const strange = Object.keys(row).filter((name) => !names.includes(name));
  const missing = names.filter((name) => !(name in row));
  const changed = [input, keptFields].filter((schema) => {
    const own = pick(row, namesOf(schema));
    return !isDeepStrictEqual(check(schema, own).value, own);
  });
  return strange.length + missing.length + changed.length === 0 ? [] : [{ row, strange, missing, changed }];
};

test('all collections of the demo are checked here', () => {
  expect(collections.map(({ name }) => name).sort()).toEqual(Object.keys(rows).sort());
});

test.each(collections)('every record of $name is as its contract keeps it', ({ name, input, sub, file }) => {
  const also = [...Object.keys(sub), ...(file ? ['file'] : [])];
  expect(rows[name]?.flatMap((row) => faultsOf(row, input, also))).toEqual([]);
});

const subs = collections.flatMap(({ name, sub }) =>
  Object.values(sub)
    .filter(({ readOnly }) => !readOnly)
    .map((one) => ({ parent: name, name: one.name, input: one.input })),
);

const childrenOf = ({ parent, name }: (typeof subs)[number]) =>
  rows[parent]?.flatMap((row) => row[name] as Row[]) ?? [];

test.each(subs)('every record of $parent.$name is as its contract keeps it', (sub) => {
  expect(childrenOf(sub).length).toBeGreaterThan(0);
  expect(childrenOf(sub).flatMap((row) => faultsOf(row, sub.input))).toEqual([]);
});

const large = [
  { of: admin.teams, records: scaleTeams(52, today) },
  { of: admin.users, records: scaleUsers({ active: 200, inactive: 100 }, today) },
  { of: admin.companies, records: scaleCompanies(300, 1200, today) },
  { of: opportunities, records: scaleOpportunitiesWithParts(300, 40, today) },
  { of: documents, records: scaleDocuments(600, 300, today) },
  { of: rfpContent, records: scaleContentWithUses(300, 3, today) },
  { of: projections, records: scaleProjections(300, 100, today) },
  { of: personSkills, records: scalePersonSkills(100, today) },
];

test.each(large)('every record of $of.name of the large set is as the contract keeps it', ({ of, records }) => {
  const made: Row[] = JSON.parse(JSON.stringify([...records]));
  expect(made.length).toBeGreaterThan(50);
  for (const { name, input } of Object.values(of.sub).filter(({ readOnly }) => !readOnly)) {
    const children = made.flatMap((row) => (row[name] ?? []) as Row[]);
    expect(children.flatMap((row) => faultsOf(row, input))).toEqual([]);
  }
  const whole = made.map((row) =>
    pick(
      row,
      Object.keys(row).filter((name) => !Object.hasOwn(of.sub, name)),
    ),
  );
  expect(whole.flatMap((row) => faultsOf(row, of.input))).toEqual([]);
});

test('a fault is found', () => {
  const [plan] = rows.projections ?? [];
  expect(faultsOf({ ...plan, fte: 5 }, projections.input)).toHaveLength(1);
  expect(faultsOf({ ...plan, colour: 'red' }, projections.input)).toHaveLength(1);
});

const nameField: Record<string, string> = { opportunities: 'solicitationName' };

const contacts = () => rows.companies?.flatMap((company) => company.contacts as Row[]) ?? [];

const targets = new Map(
  Object.entries({ ...rows, 'companies/contacts': contacts() }).map(([of, list]) => [
    of,
    new Map(list.map((row) => [row.id, row[nameField[of] ?? 'name']])),
  ]),
);

const referencesIn = (row: Row, input: Collection['input']) =>
  [...fieldsOf(input), { name: 'addedBy', of: 'users' }].flatMap(({ name, of }) =>
    of ? [row[name] ?? []].flat().map((found) => ({ ...(found as { id: string | null; name: string }), of })) : [],
  );

test.each(collections)('references of $name point at records and carry their names', ({ name, input }) => {
  const found = (rows[name] ?? []).flatMap((row) => referencesIn(row, input));
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(({ of, id, name }) => id !== null && targets.get(of)?.get(id) !== name)).toEqual([]);
});

test.each(subs)('references of $parent.$name point at records and carry their names', (sub) => {
  const found = childrenOf(sub).flatMap((row) => referencesIn(row, sub.input));
  expect(found.filter(({ of, id, name }) => targets.get(of)?.get(id) !== name)).toEqual([]);
});
