/** What a request came to: its data, or the message of a refusal. */
export interface Outcome {
  status: number;
  data?: unknown;
  message?: string;
  fields?: string[];
}

export type Ask = (address: string, body: object, authorization?: string) => Promise<Outcome>;

type Body = object | ((earlier: unknown[]) => object);

/**
 * A request, the status of its answer, and what the answer holds: a part of the data, or of a refusal the message, or the fields that it
 * names. A body may follow from the answers before; so may a token.
 */
export type Row = [address: string, body: Body, status: number, holds: unknown, token?: (earlier: unknown[]) => string];

export type Cases = Record<string, Row[]>;

const asked = (body: Body, earlier: unknown[]) => (typeof body === 'function' ? body(earlier) : body);

/** What is held against the table. */
const said = ({ status, data, message, fields }: Outcome, holds: unknown) => {
  if (status === 200) return data;
  return Array.isArray(holds) ? fields?.toSorted() : message;
};

/** Of a plain object only what it names must be there. */
const partOf = (holds: unknown): unknown => {
  const isPlain = typeof holds === 'object' && holds !== null && !Array.isArray(holds) && !('asymmetricMatch' in holds);
  return isPlain ? expect.objectContaining({ ...holds }) : holds;
};

/** Tries a table against whoever answers; each case begins as somebody who was never there. */
export const tryCases = (subject: string, cases: Cases, askerOf: () => Promise<Ask> | Ask): void => {
  test.each(Object.entries(cases))(`${subject}: %s`, async (_name, rows) => {
    const ask = await askerOf();
    const earlier: unknown[] = [];
    for (const [address, body, status, holds, token] of rows) {
      const outcome = await ask(address, asked(body, earlier), token?.(earlier));
      expect([address, outcome.status, outcome.message]).toEqual([
        address,
        status,
        status === 200 ? undefined : outcome.message,
      ]);
      const wanted = partOf(holds);
      expect([address, said(outcome, holds)]).toEqual([address, wanted]);
      earlier.push(outcome.data);
    }
  });
};
