import { sampleOpportunity } from '@bidwright/contract-opportunities';
import type { Browser, beginFirm } from './staff.ts';

/** Keeps recording bids and giving each to a colleague, who is told. Remembers what was acknowledged. */
export const openWriter = (browser: Browser, firm: Awaited<ReturnType<typeof beginFirm>>, name: string) => {
  const made: string[] = [];
  const given: string[] = [];
  const stopping = new AbortController();

  const write = async (n: number) => {
    const bid = { ...firm.bid, rfpManager: null };
    const record = sampleOpportunity({ ...bid, solicitationName: `${name} ${n}`, solicitationNumber: `${name} ${n}` });
    const id = await browser.post<string>('/api/opportunities/create', { col: 'opportunities', ...record });
    made.push(id);
    await browser.post('/api/opportunities/update', { col: 'opportunities', id, rfpManager: firm.colleague });
    given.push(id);
  };

  const done = (async () => {
    for (let n = 0; !stopping.signal.aborted && n < 5000; n += 1) await write(n);
  })();

  return {
    made,
    given,
    stop: async () => {
      stopping.abort();
      await done;
    },
  };
};
