import { array, flag, type InputFrom, object, string, text, texts } from '@bidwright/contract-kit';
import { inTime, type Keys, type Log, Problem } from '@bidwright/service-kit';
import type { Pool } from 'undici';
import { unavailable } from '../proxy/unavailable.ts';
import type { Registration } from '../tables.ts';

const adminPerson = object({
  id: string().required(),
  name: string().required(),
  email: string().required(),
  permissions: texts(),
  teams: texts(),
  status: string().required(),
  expirationDate: string().nullable().default(null),
  showActuals: flag(),
  showProjections: flag(),
  profilePicture: text(500),
});

/** What admin tells of a person. */
export type AdminPerson = InputFrom<typeof adminPerson>;

interface NewPerson extends Registration {
  id: string;
  email: string;
}

interface WantedRoles {
  id: string;
  roles: readonly string[];
  /** On which roles the directory decides; others stay as they are. */
  decided: readonly string[];
  /** As what the audit names it. */
  directory: string;
}

const listed = object({
  people: array(
    object({
      id: string().required(),
      firstName: string().required(),
      lastName: string().required(),
      email: string().required(),
      status: string().required(),
    }),
  ).required(),
});

/** A person as the firm's directory sees one. */
export type ListedPerson = InputFrom<typeof listed>['people'][number];

interface SaidOfPerson extends Omit<ListedPerson, 'email'> {
  /** As what the audit names the directory. */
  directory: string;
}

const hadRoles = object({ keptAdmin: flag() });
/** `keptAdmin`: the firm would have had no Admin any more, so this one stays it. */
type HadRoles = InputFrom<typeof hadRoles>;

/** The calls of the admin service that are for this service alone. */
export interface Admin {
  /** Undefined: there is no such person. Throws when admin does not answer. */
  person(by: { id: string } | { email: string }): Promise<AdminPerson | undefined>;
  /** Makes the person's record; asking again with the same id changes nothing. False: somebody else has the address. */
  create(person: NewPerson): Promise<boolean>;
  /** Lets somebody have these roles of those that the directory decides on. */
  haveRoles(wanted: WantedRoles): Promise<HadRoles>;
  /** Everybody, whether with the firm still or not. */
  list(): Promise<ListedPerson[]>;
  /** Writes what the directory says of somebody. Throws a problem of admin's where it may not be. */
  change(said: SaidOfPerson): Promise<void>;
}

const answered = object({ data: object(), errorInfo: object({ code: string(), message: string() }) });

/** Longest wait for admin. */
const timeoutMs = 1000;

/** Speaks to the admin service in this service's own name. */
export const connectAdmin = (admin: Pool, keys: Pick<Keys, 'sign'>, log: Pick<Log, 'warn'>): Admin => {
  const noAnswer = (why: object) => {
    log.warn(why, 'admin does not answer');
    return new Problem(503, unavailable, 'People cannot be looked up right now. Please try again.', { retryAfter: 2 });
  };
  const answerTo = async (call: string, body: object) => {
    const answer = await admin.request({
      method: 'POST',
      path: `/internal/${call}`,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${await keys.sign('admin')}`,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const read: unknown = await answer.body.json();
    const { data, errorInfo } = answered.validateSync(read);
    return { status: answer.statusCode, data, errorInfo };
  };
  const ask = async (call: string, body: object) => {
    try {
      // A signal alone does not end the wait for a free connection.
      return await inTime(answerTo(call, body), timeoutMs, () => new Error('It takes too long'));
    } catch (error) {
      throw noAnswer({ err: error });
    }
  };
  return {
    person: async (by) => {
      const { status, data } = await ask('person', by);
      if (status === 404) return undefined;
      if (status !== 200) throw noAnswer({ status });
      return adminPerson.validateSync(data, { stripUnknown: true });
    },
    create: async (person) => {
      const { status } = await ask('users', person);
      if (status === 409) return false;
      if (status >= 300) throw noAnswer({ status });
      return true;
    },
    haveRoles: async (wanted) => {
      const { status, data } = await ask('users/roles', wanted);
      if (status !== 200) throw noAnswer({ status });
      return hadRoles.validateSync(data, { stripUnknown: true });
    },
    list: async () => {
      const { status, data } = await ask('users/list', {});
      if (status !== 200) throw noAnswer({ status });
      return listed.validateSync(data).people;
    },
    change: async (said) => {
      const { status, errorInfo } = await ask('users/change', said);
      if (status === 404 || status === 409)
        throw new Problem(status, String(errorInfo.code), String(errorInfo.message));
      if (status !== 200) throw noAnswer({ status });
    },
  };
};
