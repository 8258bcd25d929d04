import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Query, Where } from '@bidwright/contract-kit';

interface Company {
  id: string;
  name: string;
  version: number;
  status: string;
}

interface Ask {
  call: string;
  body: Record<string, unknown>;
  key?: string;
}

/** What the next answer is instead of the ordinary one. */
export type Trouble = { status: number; body: string } | 'hang up';

const bodyOf = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  let text = '';
  for await (const part of request) text += part;
  return JSON.parse(text);
};

const fits = (company: Company, { field, value }: Where) => company[field as keyof Company] === value;

/** A service with one collection, over HTTP, that answers as the services do. */
export const companyServer = async (names: string[]) => {
  const companies: Company[] = names.map((name, at) => ({ id: `c${at + 1}`, name, version: 1, status: 'Active' }));
  const asks: Ask[] = [];
  const troubles: Trouble[] = [];
  const made = new Map<string, string>();

  const query = ({ where = [], search = '', limit = 25, after, total, sort }: Query): Page<Company> => {
    const found = companies.filter(
      (one) => where.every((each) => fits(one, each)) && one.name.toLowerCase().includes(search),
    );
    found.sort((a, b) => a.name.localeCompare(b.name) * (sort?.descending ? -1 : 1));
    const from = after ? Number(after) : 0;
    const next = from + limit < found.length ? String(from + limit) : null;
    return { data: found.slice(from, from + limit), next, ...(total && { total: found.length }) };
  };

  const answers: Record<string, (ask: Ask) => { status?: number; body: object }> = {
    list: () => ({ body: { data: companies } }),
    query: ({ body }) => ({ body: query({ col: 'companies', ...body }) }),
    getRecordById: ({ body }) => {
      const data = companies.find(({ id }) => id === body.id);
      return data
        ? { body: { data } }
        : { status: 404, body: { errorInfo: { code: 'notFound', message: 'There is no such record' } } };
    },
    getSubCollection: ({ body }) => ({ body: { data: [{ id: 's1', name: `${body.sub} of ${body.id}` }] } }),
    create: ({ body, key = '' }) => {
      const id = made.get(key) ?? `c${companies.length + 1}`;
      if (!made.has(key)) companies.push({ id, name: String(body.name), version: 1, status: 'Active' });
      made.set(key, id);
      return { body: { data: id } };
    },
    update: ({ body }) => {
      const record = companies.find(({ id }) => id === body.id);
      if (!record)
        return { status: 404, body: { errorInfo: { code: 'notFound', message: 'There is no such record' } } };
      if (body.version !== record.version)
        return {
          status: 409,
          body: { errorInfo: { code: 'conflict', message: 'Somebody was faster', current: record } },
        };
      Object.assign(record, { name: body.name, version: record.version + 1 });
      return { body: { data: record } };
    },
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const call = request.url?.split('/').at(-1) ?? '';
    const key = request.headers['idempotency-key'];
    const ask: Ask = { call, body: await bodyOf(request), key: typeof key === 'string' ? key : undefined };
    asks.push(ask);
    const trouble = troubles.shift();
    if (trouble === 'hang up') return request.socket.destroy();
    const { status = 200, body } = trouble ?? answers[call]?.(ask) ?? { status: 400, body: {} };
    return response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
  };

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    companies,
    asks,
    troubles,
    close: () => new Promise<void>((done) => void server.close(() => done())),
  };
};
