import type { Collection, ErrorInfo, RecordOf } from '@bidwright/contract-kit';

type Kept = RecordOf<Collection>;

/** The page is of another origin than the server of a test, which its uploads ask about first. */
export const fromAnywhere = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

/** Leads the page's uploads to a server. Answers how to undo that. */
export const leadUploadsTo = (base: string): (() => void) => {
  const { open } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string, address: string | URL) {
    open.call(this, method, new URL(String(address), base), true);
  };
  return () => {
    XMLHttpRequest.prototype.open = open;
  };
};

interface Answer {
  status?: number;
  body: { data: unknown } | { errorInfo: ErrorInfo };
}

/** Takes or removes the file of a record, as the services do: with its file a record is there, and without it goes. */
export const fileAnswer = (method: string | undefined, records: Kept[], id: string): Answer => {
  const at = records.findIndex((record) => record.id === id);
  const [record] = records.slice(at);
  if (at < 0 || !record) return { status: 404, body: { errorInfo: { code: 'no-record', message: 'No such record' } } };
  if (method === 'DELETE') records.splice(at, 1);
  else Object.assign(record, { status: 'Active' });
  return { body: { data: { id } } };
};
