import autocannon from 'autocannon';

export interface Asked {
  url: string;
  headers: Record<string, string>;
  /** What is sent, or what makes it anew each time. */
  body: string | (() => string);
  connections?: number;
}

/** Answers a second under a steady load. Throws when an answer is not the one wanted. */
export const answersPerSecond = async (
  { url, headers, body, connections = 16 }: Asked,
  duration: number,
): Promise<number> => {
  const sent =
    typeof body === 'string' ? { body } : { requests: [{ setupRequest: (one: object) => ({ ...one, body: body() }) }] };
  const result = await autocannon({ url, method: 'POST', headers, ...sent, connections, duration });
  if (result.non2xx + result.errors > 0) throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return result.requests.total / result.duration;
};
