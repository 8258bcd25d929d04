import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type ReadRequirements, sampleDocument, sampleOpportunity } from '@bidwright/contract-opportunities';
import { dataIn } from '@bidwright/service-kit';
import { knownKeys, launch, milliseconds, person, quantile, tokenOf } from '@bidwright/service-testing';
import { type PrintedLine, printedPdf } from '@bidwright/service-testing/fixture/papers/files';

const pages = Number(process.env.BENCH_PAGES ?? 300);
const admin = person('Admin');
const service = 'opportunities';

/** Lines of a page; of every sixth one is a demand. */
const lines = 42;

const line = (page: number, at: number): PrintedLine => [
  54,
  740 - at * 16,
  at % 6 === 0
    ? `The contractor shall deliver item ${page}-${at} of the list to the depot of district ${at}.`
    : 'Background of the programme and of the people whom it serves is given for information alone here.',
];

const solicitation = () =>
  printedPdf(
    Array.from({ length: pages }, (_, page) => Array.from({ length: lines }, (_one, at) => line(page + 1, at))),
  );

/** A token lives a minute. */
const headers = () => ({ authorization: `Bearer ${tokenOf(admin, service)}` });

export interface ReadingTimes {
  /** From the file's arrival until all of its requirements are written. */
  seconds: number;
  /** What a list of fifty bids takes others meanwhile, in milliseconds. */
  p95: number;
}

/** A solicitation is read into requirements, while others ask for their bids. */
export const readingTimes = async (DATABASE_URL: string): Promise<ReadingTimes> => {
  const ours = await launch(join(import.meta.dirname, '../src/main.ts'), { DATABASE_URL, ...knownKeys(), DEMO: '' });
  const send = (call: string, body: object) =>
    fetch(`${ours.url}/api/${service}/${call}`, {
      method: 'POST',
      headers: { ...headers(), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const ask = async <T>(call: string, body: object): Promise<T> => {
    const answer = await send(call, body);
    if (!answer.ok) throw new Error(`${call}: ${await answer.text()}`);
    return dataIn<T>(answer);
  };
  const readSome = async (document: string): Promise<ReadRequirements> => {
    const answer = await send('readRequirements', { document });
    // Its words are not there yet.
    if (answer.status === 409) return setTimeout(100).then(() => readSome(document));
    if (!answer.ok) throw new Error(`readRequirements: ${await answer.text()}`);
    return dataIn<ReadRequirements>(answer);
  };
  try {
    const bid = sampleOpportunity({ solicitationNumber: 'BENCH-READ' });
    const opportunityId = await ask<string>('create', { col: 'opportunities', ...bid });
    const paper = sampleDocument({ opportunityId, documentName: 'rfp.pdf' });
    const document = await ask<string>('create', { col: 'documents', ...paper });
    const body = new Uint8Array(solicitation());
    const reading = new AbortController();
    const others: number[] = [];
    const asking = (async () => {
      while (!reading.signal.aborted)
        others.push(await milliseconds(() => ask('query', { col: 'opportunities', limit: 50 })));
    })();
    const took = await milliseconds(async () => {
      const sent = await fetch(`${ours.url}/api/${service}/files/${document}`, {
        method: 'PUT',
        headers: headers(),
        body,
      });
      if (!sent.ok) throw new Error(`The file: ${await sent.text()}`);
      let answer = await readSome(document);
      const { found } = answer;
      while (answer.left > 0) answer = await readSome(document);
      if (found !== (pages * lines) / 6) throw new Error(`${found} demands are found in ${pages} pages`);
    });
    reading.abort();
    await asking;
    const times = { seconds: took / 1000, p95: quantile(0.95, others) };
    process.stdout.write(
      `${pages} pages of a PDF into ${(pages * lines) / 6} requirements: ${times.seconds.toFixed(1)} s; lists of others meanwhile p95 ${times.p95.toFixed(0)} ms\n`,
    );
    return times;
  } finally {
    await ours.stop();
  }
};
