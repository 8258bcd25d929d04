import { json } from 'node:stream/consumers';
import { believing } from '@bidwright/service-testing';
import { type Upstream, upstream } from './upstream.ts';

export interface KeptPerson {
  id: string;
  name: string;
  email: string;
  permissions: string[];
  teams: string[];
  status: string;
  expirationDate: string | null;
  showActuals?: boolean;
  showProjections?: boolean;
  profilePicture?: string | null;
}

/** As the collation of its table compares. */
const looksAlike = (one: string, other: string) => one.localeCompare(other, 'en', { sensitivity: 'base' }) === 0;

type WantedRoles = Pick<Body, 'id' | 'roles' | 'decided'>;

interface Body {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  permissions: string[];
  roles: string[];
  decided: string[];
}

/** Keeps people as the admin service does, and answers the front door's calls over HTTP. */
export interface AdminService extends Upstream {
  people: Map<string, KeptPerson>;
  /** Where front doors of processes of their own answer; one of the tests needs no address. */
  askedBy: Record<string, string>;
  /** How many records were made. */
  made: number;
}

export const adminService = (): AdminService => {
  const people = new Map<string, KeptPerson>();
  const askedBy: Record<string, string> = {};
  const verify = believing('admin', askedBy);

  const create = ({ id, email, firstName, lastName, permissions }: Body): number => {
    if (people.has(id)) return 200;
    if ([...people.values()].some((one) => looksAlike(one.email, email))) return 409;
    const name = `${firstName} ${lastName}`;
    people.set(id, { id, name, email, permissions, teams: [], status: 'Active', expirationDate: '2030-12-31' });
    admin.made += 1;
    return 201;
  };

  const haveRoles = ({ id, roles, decided }: WantedRoles) => {
    const person = people.get(id);
    if (!person) return undefined;
    const next = [...new Set([...person.permissions.filter((role) => !decided.includes(role)), ...roles])];
    const isOther = (one: KeptPerson) => one.id !== id && one.permissions.includes('Admin');
    const hadAdmin = person.permissions.includes('Admin') && !next.includes('Admin');
    const keptAdmin = hadAdmin && ![...people.values()].some(isOther);
    people.set(id, { ...person, permissions: keptAdmin ? [...next, 'Admin'] : next });
    return { keptAdmin };
  };

  const server = upstream(async (request, response) => {
    const body = (await json(request)) as Body;
    const caller = await verify((request.headers.authorization ?? '').slice('Bearer '.length));
    const isOurs = caller !== undefined && 'service' in caller && caller.service === 'shell';
    const made = isOurs && request.url === '/internal/users' ? create(body) : undefined;
    const had = isOurs && request.url === '/internal/users/roles' ? haveRoles(body) : undefined;
    const person = body.id
      ? people.get(body.id)
      : [...people.values()].find((one) => looksAlike(one.email, body.email));
    response.writeHead(isOurs ? (made ?? (person ? 200 : 404)) : 401, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ data: had ?? person }));
  });

  const admin: AdminService = Object.assign(server, { people, askedBy, made: 0 });
  beforeEach(() => {
    people.clear();
    admin.made = 0;
  });
  return admin;
};
