import type { Call, Collection, JobCall, Person } from '@bidwright/contract-kit';
import type { Row, StoredRecord } from '@bidwright/service-kit';
import type { TestService } from '../testService.ts';

/** What the matrix must know of a collection to make records of it. */
export interface World {
  /** The n-th record that passes every rule. */
  sample(n: number): object;
  /** Kinds of own records, by the letter of the policy: what differs in a record of that kind. */
  kinds?: Record<string, (who: Person) => Row>;
  /** Samples by subcollection. */
  subs?: Record<string, object>;
  /** What the n-th update writes into fields with rights of their own. */
  values?(n: number): Row;
  /** What every update writes. */
  update?: Row;
  /** A file that its records stand for; a text where nothing is said. */
  file?: Uint8Array<ArrayBuffer>;
  /** Before a record like this is kept or created. */
  before?(running: TestService, record: Row): Promise<void>;
  /** The collection as it lies in its table, where that differs. */
  stored?: Collection;
  /** After a record was put into the database. */
  after?(running: TestService, record: StoredRecord): Promise<void>;
  /** What one record is answered with to who may not reach it; 403 where nothing is said. */
  unreached?: number;
}

const acts = ['read', 'create', 'update', 'merge', 'export', 'bulk', 'import'] as const;
const subActs = ['read', 'create', 'update', 'remove', 'export', 'import'] as const;
const fieldActs = ['read', 'update'] as const;
const fileActs = ['read', 'write', 'remove'] as const;

/** Which calls are tried by the rows of a collection, and by those of a subcollection. */
export const callsTried = {
  read: ['getRecordById', 'list', 'query', 'listBySimpleQuery'],
  create: ['create'],
  update: ['update'],
  merge: ['merge'],
  export: ['exportRecords'],
  bulk: ['bulkUpdate'],
  import: ['tryImport', 'importSheet'],
  'sub read': ['getSubCollection'],
  'sub create': ['createSubcollection'],
  'sub update': ['updateSubcollection'],
  'sub remove': ['deleteSubcollection'],
  // About jobs alone, which are their starter's and Admins'.
  'own jobs': ['runImport', 'undoImport', 'listJobs', 'getJob', 'getJobResults', 'cancelJob'],
} satisfies Record<string, (Call | JobCall)[]>;

/** The rows that a contract asks of the policy. */
export const rowsOf = ({ fields = {}, sub, file }: Collection): string[] => [
  ...acts,
  ...(file ? fileActs.map((act) => `file ${act}`) : []),
  ...Object.entries(fields).flatMap(([name, rights]) =>
    fieldActs.filter((act) => rights[act]).map((act) => `${act}.${name}`),
  ),
  ...Object.values(sub).flatMap(({ name, readOnly }) =>
    (readOnly ? (['read'] as const) : subActs).map((act) => `${name} ${act}`),
  ),
];
