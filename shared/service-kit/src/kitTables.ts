/** 0 or 1. */
type Flag = number;

interface AuditRow {
  seq: number;
  at: number;
  byId: string;
  byName: string;
  requestId: string | null;
  action: string;
  col: string;
  recordId: string | null;
  sub: string | null;
  parentId: string | null;
  changes: string;
  prevHash: string;
  hash: string;
}

interface OutboxRow {
  id: number;
  receiver: string;
  eventId: string;
  recordId: string;
  payload: string;
  attempts: number;
  nextAttempt: number;
  parked: Flag;
  reason: string | null;
}

interface CopyRow {
  col: string;
  id: string;
  parentId: string | null;
  version: number;
  record: string;
}

interface JobRow {
  id: string;
  kind: string;
  col: string;
  sub: string | null;
  state: string;
  ownerId: string;
  ownerName: string;
  person: string;
  requestId: string | null;
  asked: string;
  quiet: Flag;
  place: string | null;
  print: string | null;
  done: number;
  total: number | null;
  counts: string;
  problem: string | null;
  worker: string | null;
  leaseUntil: number;
  claims: number;
  fileKey: string | null;
  fileName: string | null;
  fileSize: number | null;
  dateCreated: number;
  dateUpdated: number;
  expires: number;
}

interface JobResultRow {
  jobId: string;
  seq: number;
  row: number | null;
  recordId: string | null;
  outcome: string;
  version: number | null;
  reason: string | null;
  fields: string | null;
  keyHash: string | null;
  deeds: string | null;
}

/** What the kit keeps in every service's database beside the tables of its collections. JSON is text. */
export interface KitTables {
  audit: AuditRow;
  audit_head: Pick<AuditRow, 'seq' | 'prevHash' | 'hash'> & { id: number };
  outbox: OutboxRow;
  outbox_receivers: Pick<OutboxRow, 'receiver' | 'attempts' | 'nextAttempt'>;
  inbox: { eventId: string; dateCreated: number };
  copies: CopyRow;
  copy_pulls: { service: string; col: string; statement: string; lastId: string; done: Flag };
  copy_removals: Pick<CopyRow, 'col' | 'id'> & { dateCreated: number };
  background_jobs: JobRow;
  background_job_results: JobResultRow;
  import_files: {
    id: string;
    ownerId: string;
    name: string;
    storageKey: string;
    columns: string | null;
    rowCount: number | null;
    dateCreated: number;
    expires: number;
  };
  stored_files: {
    storageKey: string;
    col: string;
    recordId: string;
    state: string;
    at: number;
    sha256: string | null;
  };
  document_texts: { recordId: string; col: string; state: string; at: number; content: string | null };
  idempotency: { personId: string; key: string; request: string; answer: string; dateCreated: number };
}
