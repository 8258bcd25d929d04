import type { Reference } from '@bidwright/contract-kit';
import { bench } from '../testing/bench.ts';
import { firm, inboxOf, named, typesFor } from '../testing/firm.ts';

const { bid, hire, list, tell } = firm(bench());

/** A team with its lead. */
const staffed = async () => {
  const lead = await hire('Lia Lead', 'Team Lead');
  return { lead, team: await list('teams', { name: 'Health', lead: lead.reference }) };
};

const overload = (person: Reference, kind: string, bids: Reference[] = []) =>
  tell({
    service: 'ftes',
    col: 'overloads',
    kind: 'changed',
    recordId: person.id,
    record: { person, month: '2027-03', kind, bids },
  });

test('a month that holds more committed work than time is told to those who staff, and not to the person', async () => {
  const { lead, team } = await staffed();
  const boss = await hire('Bo', 'Project Manager');
  const operations = await hire('Opal', 'Operations');
  const person = await hire('Pia', 'User', { teams: [team], manager: boss.reference });
  const other = await hire('Leo', 'Team Lead');
  await overload(person.reference, 'committed');
  for (const one of [boss, operations, lead])
    expect((await inboxOf(one))[0]).toMatchObject({
      type: 'over-allocated',
      message: 'Pia has more work than time from 2027-03 on',
    });
  for (const one of [person, other]) expect(await typesFor(one)).not.toContain('over-allocated');
});

test('a month that open bids are likely to make too much is told to the leads of these bids', async () => {
  const { lead, team } = await staffed();
  const operations = await hire('Opal', 'Operations');
  const person = await hire('Pia', 'User', { manager: operations.reference });
  const { recordId: id } = await bid({ primaryTeam: team });
  await overload(person.reference, 'probable', [{ id, name: 'Waterway permits' }, named('Forgotten')]);
  expect((await inboxOf(lead))[0]).toMatchObject({
    type: 'capacity-risk',
    message: 'If open bids are won, Pia is likely to have more work than time from 2027-03 on',
  });
  for (const one of [person, operations]) expect(await typesFor(one)).not.toContain('capacity-risk');
});
