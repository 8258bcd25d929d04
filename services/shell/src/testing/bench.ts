import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AskedOf, Role } from '@bidwright/contract-kit';
import { lastKeyDay, type makeKey, type Publication, shellName } from '@bidwright/contract-shell';
import { testService } from '@bidwright/service-testing';
import type { Express } from 'express';
import { v7 as uuid } from 'uuid';
import { hashPassword } from '../accounts/passwordHash.ts';
import { now } from '../clock.ts';
import type { AppContext } from '../context.ts';
import { createContext } from '../createContext.ts';
import { databaseOf } from '../database.ts';
import { frontDoor } from '../frontDoor.ts';
import { makeOne } from '../programs/keys.ts';
import { publish } from '../registry/publish.ts';
import { switchTo } from '../registry/releases/switch.ts';
import { service as shell } from '../service.ts';
import { openSession } from '../sessions/sessions.ts';
import { readSettings } from '../settings.ts';
import { adminService, type KeptPerson } from './adminService.ts';
import { shellPublication } from './publications.ts';
import { origin, visitor } from './visitor.ts';

export const password = 'a long enough password';

const required = {
  PORT: '1',
  DATABASE_URL: 'mysql://nobody@localhost/none',
  INTERNAL_KEY: 'a key that only this service knows',
  PUBLIC_URL: origin,
  // Their versions are no pages that a browser could open.
  PROVING: 'off',
  STAGE_MINUTES: '0',
};

/** The front door under test, with its database, its files and an admin service. Call it at the top of a test file. */
export const bench = (settings: (addresses: { admin: string }) => NodeJS.ProcessEnv = () => ({})) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'front-door-'));
  const data = path.join(folder, 'data');
  const admin = adminService();
  mkdirSync(data);

  let context: AppContext | undefined;
  let anotherDoor: (() => Express) | undefined;
  const service = testService({
    ...shell,
    routes: (parts) => {
      const given = settings({ admin: admin.url });
      const SERVICES = JSON.stringify({ admin: admin.url });
      const read = readSettings({ ...required, SERVICES, DATA_DIR: data, ...given });
      anotherDoor = () => frontDoor(createContext(parts, read));
      context = createContext(parts, read);
      return frontDoor(context);
    },
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  let hash: string;
  beforeAll(async () => {
    hash = await hashPassword(password);
  });

  const db = () => databaseOf(service);

  /** Somebody with an account, and a record in admin. */
  const person = async (about: Partial<KeptPerson> = {}): Promise<KeptPerson> => {
    const id = uuid();
    const kept: KeptPerson = {
      id,
      name: 'Ada Novak',
      email: `${id}@firm.example`,
      permissions: ['User'],
      teams: [],
      status: 'Active',
      expirationDate: '2030-12-31',
      ...about,
    };
    admin.people.set(kept.id, kept);
    await db()
      .insertInto('accounts')
      .values({
        id: kept.id,
        email: kept.email,
        name: kept.name,
        permissions: JSON.stringify(kept.permissions),
        teams: JSON.stringify(kept.teams),
        passwordHash: hash,
        dateCreated: now(),
      })
      .execute();
    return kept;
  };

  const visit = () => visitor(service.url);

  /** Another browser in which somebody has a session, without the work that a sign-in is. */
  const again = async (kept: Pick<KeptPerson, 'id'>) => {
    const account = await db().selectFrom('accounts').selectAll().where('id', '=', kept.id).executeTakeFirstOrThrow();
    const { secret } = await openSession(db(), account, { browser: 'Firefox', system: 'Linux' });
    const browser = visit();
    browser.cookies.set('bidwright', secret);
    return browser;
  };

  const signedIn = async (about: Partial<KeptPerson> = {}) => {
    const kept = await person(about);
    return { browser: await again(kept), person: kept };
  };

  /** The secret of a new key with these roles, as an Admin makes it. */
  const programKey = async (roles: Role[], about: Partial<AskedOf<typeof makeKey>> = {}): Promise<string> => {
    const by = { id: uuid(), name: 'Dana Whitfield' };
    const input = { name: 'Payroll', roles, expirationDate: lastKeyDay(), ...about };
    return (await makeOne({ db: service.db, by }, input)).secret;
  };

  /** A front door of a process of its own, on the same database. */
  const another = () => {
    if (!anotherDoor) throw new Error('The front door runs only within tests');
    return anotherDoor();
  };

  /** Without a shell there are no pages. */
  const openShell = async (version = '1.0.0', change: Partial<Publication> = {}) => {
    if (!context) throw new Error('The front door runs only within tests');
    await publish(context, shellPublication(version, change));
    await switchTo(
      db(),
      { changes: [{ name: shellName, version }], reason: null },
      { id: null, name: 'Team of shell' },
    );
  };

  return { service, admin, db, data, openShell, person, visit, again, signedIn, programKey, another };
};
