import { type Collection, calls, jobCalls, type Person } from '@bidwright/contract-kit';
import type { ServiceOptions } from '@bidwright/service-kit';
import { usualAccess } from '@bidwright/service-kit/internal/access/gate';
import { turns } from '@bidwright/tooling/deep';
import { v7 as newId } from 'uuid';
import { person } from '../person.ts';
import { claimsOf, strangeKey, tokenOf, tokenWith } from '../signing.ts';
import { testService } from '../testService.ts';
import {
  type CallTable,
  type Cell,
  type Cells,
  type Identity,
  identities,
  known,
  type PolicyTable,
  readCell,
  rolesOf,
} from './policy.ts';
import { other, Trial } from './trial.ts';
import { tried } from './tried.ts';
import { callsTried, rowsOf, type World } from './world.ts';

type Conforming = ServiceOptions & { collections: Collection[] };

/** What a service makes of somebody whom it does not know: no act reaches a record. */
const strangers: Record<string, (name: string) => Record<string, string>> = {
  'signed out': () => ({}),
  expired: (name) => ({ authorization: `Bearer ${tokenOf(other, name, Date.now() - 61_000)}` }),
  disabled: (name) => ({ authorization: `Bearer ${tokenWith(claimsOf(other, name), strangeKey)}` }),
};

/** The only call of services that is for everybody. */
const publicKeys = 'GET /internal/keys';

const services: Cells = ['-', '-', '-', '-', '-', '-'];

/**
 * Tries every call of a service as nine identities, on own and others' records, and compares what happens with a policy that
 * was written by hand. `given` is true of each of them. A collection, field, subcollection or call without a row fails, and so does a row of none.
 */
export const rightsMatrix = (
  service: Conforming,
  policy: PolicyTable,
  worlds: Record<string, World>,
  stated: CallTable = {},
  given: Partial<Person> = {},
): void => {
  const running = testService(service);
  const ownCalls: CallTable = { 'POST /internal/events': services, 'POST /internal/records': services, ...stated };
  const usual = new Set(Object.keys(usualAccess(service)).filter((call) => !Object.hasOwn(ownCalls, call)));
  let cells = 0;

  // People of the matrix have tokens alone: no record says who they are now.
  beforeAll(() => {
    running.jobs.context.whoIs = async (who) => who;
  });

  test('every act has a row in the policy, and every row an act', () => {
    const asked = Object.fromEntries(service.collections.map((one) => [one.name, rowsOf(one).sort()]));
    const written = Object.fromEntries(Object.entries(policy).map(([name, rows]) => [name, Object.keys(rows).sort()]));
    expect(written).toEqual(asked);
  });

  test('every call that the service answers has a row', () => {
    expect(Object.values(callsTried).flat().sort()).toEqual([...calls, ...jobCalls].sort());
    const own = new Set(running.routes.filter((call) => !usual.has(call)));
    expect([...own].sort()).toEqual(Object.keys(ownCalls).sort());
  });

  const rows = service.collections.flatMap((collection) => rowsOf(collection).map((row) => ({ collection, row })));

  if (rows.length > 0)
    test.each(rows)('$collection.name: $row', async ({ collection, row }) => {
      const world = worlds[collection.name];
      if (!world) throw new Error(`The matrix knows no sample of ${collection.name}`);
      // No record is named by who asks for a workbook, or to try a file.
      const kinds = row.endsWith('import') ? ['foreign'] : ['foreign', ...Object.keys(world.kinds ?? {})];
      const happened: Record<string, unknown> = {};
      const wanted: Record<string, unknown> = {};
      const attempt = async (identity: Identity, cell: Cell, flags: Partial<Person>, allowed: string, some = kinds) => {
        for (const kind of some) {
          const who = person(rolesOf(identity), { teams: ['own-team'], ...given, ...flags });
          const place = `${identity} ${cell} ${JSON.stringify(flags)} ${kind}`;
          const values = world.values?.(cells) ?? {};
          const { unreached = 403 } = world;
          const one = { row, kind, allowed, sub: collection.sub, values, unreached };
          [happened[place], wanted[place]] = await tried(new Trial(running, collection, world, who), one);
          cells += 1;
        }
      };
      for (const [at, identity] of known.entries()) {
        const cell = policy[collection.name]?.[row]?.[at] ?? 'no cell';
        const { flag, allowed, otherwise } = readCell(cell);
        const all = { showActuals: true, showProjections: true };
        await attempt(identity, cell, all, allowed);
        if (flag) await attempt(identity, cell, { ...all, [flag]: false }, otherwise);
        // A flag that the cell does not speak of changes nothing; in short that is seen of one kind.
        else await attempt(identity, cell, {}, allowed, turns([kinds[at % kinds.length] ?? ''], kinds));
      }
      expect(happened).toEqual(wanted);
    });

  const send = async (call: string, headers: Record<string, string>) => {
    const [method = '', path = ''] = call.split(' ');
    const body = ['POST', 'PUT'].includes(method) ? '{}' : undefined;
    const sent = { method, headers: { 'content-type': 'application/json', ...headers }, body };
    return (await fetch(running.url + path.replace(/:\w+/g, newId()), sent)).status;
  };

  test.each(Object.entries(ownCalls))('%s', async (call, allowed) => {
    const isIn: Record<string, boolean> = {};
    for (const identity of known) {
      const status = await send(call, running.as(person(rolesOf(identity), given)));
      isIn[identity] = ![401, 403].includes(status);
      cells += 1;
    }
    expect(isIn).toEqual(Object.fromEntries(known.map((identity, at) => [identity, allowed[at] === '*'])));
  });

  const strange = identities.filter((identity) => !known.includes(identity));

  test.each(strange)('%s gets nothing at all', async (identity) => {
    const headers = strangers[identity]?.(service.name) ?? {};
    for (const { name: col } of service.collections) {
      for (const call of [...calls, ...jobCalls]) {
        const body = { col, id: newId(), ref: newId(), parentID: newId() };
        const answer = await running.post(`/api/${service.name}/${call}`, body, headers);
        expect([call, col, answer.status]).toEqual([call, col, 401]);
        cells += 1;
      }
    }
    for (const call of running.routes)
      expect([call, await send(call, headers)]).toEqual([call, call === publicKeys ? 200 : 401]);
  });

  afterAll(() => {
    process.stdout.write(`rights of ${service.name}: ${cells} cells\n`);
    expect(cells).toBeGreaterThan(rows.length * known.length);
  });
};
