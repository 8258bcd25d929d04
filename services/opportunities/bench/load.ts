import autocannon from 'autocannon';

export interface Asked {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** Answers a second under a steady load. Throws when an answer is not the one wanted. */
export const answersPerSecond = async ({ url, headers, body }: Asked, duration: number): Promise<number> => {
  const result = await autocannon({ url, method: 'POST', headers, body, connections: 16, duration });
  if (result.non2xx + result.errors > 0) throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return result.requests.total / result.duration;
};
