import { opportunities } from '@bidwright/contract-opportunities';
import { type Launched, quantile } from '@bidwright/service-testing';
import { type Asked, answersPerSecond } from '../load.ts';
import { list, newBid, record } from './asked.ts';
import { openPlatform } from './platform.ts';

/** Seconds of one turn, and turns of each kind. */
const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const turns = Number(process.env.BENCH_TURNS ?? 4);
const connections = 10;

/** Times as much as one that two instances carry at least: on machines of their own each then takes so much more time for an answer. */
const leastCarried = 1.7;

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

/** What processors worked for an answer, in milliseconds; each address has its part of the load. */
const costOf = async (asked: Omit<Asked, 'url'>, urls: string[], instances: Launched[]): Promise<number> => {
  const used = async () => sum(await Promise.all(instances.map((one) => one.processorMs())));
  const from = await used();
  const each = { ...asked, connections: connections / urls.length };
  const answers = await Promise.all(urls.map((url) => answersPerSecond({ ...each, url }, seconds)));
  return ((await used()) - from) / (sum(answers) * seconds);
};

/** The median of some turns, after one in which code gets quick. */
const medianOf = async (turn: () => Promise<number>): Promise<number> => {
  await turn();
  const costs: number[] = [];
  for (let n = 0; n < turns; n += 1) costs.push(await turn());
  return quantile(0.5, costs);
};

/**
 * What one front door with one service of bids works for an answer, and what two of each do that share the load: machines of a bench
 * have too few cores to run all at full speed, so work is counted. Answers what two carry too little of.
 */
export const twoBesideOne = async (bids: string): Promise<string[]> => {
  const platform = await openPlatform(bids);
  const { headers } = platform;
  const asked: [string, string, Asked['body']][] = [
    ['A list of 50', 'query', list],
    ['One record', 'getRecordById', await record(bids)],
    ['A create', 'create', newBid],
  ];
  const measure = async (urls: string[], instances: Launched[]) => {
    const costs: number[] = [];
    for (const [, call, body] of asked) {
      const at = urls.map((url) => `${url}/api/${opportunities.name}/${call}`);
      costs.push(await medianOf(() => costOf({ headers, body }, at, instances)));
    }
    return costs;
  };
  try {
    const ones = await measure([platform.url], platform.instances);
    const second = await platform.another();
    const twos = await measure([platform.url, second.url], [...platform.instances, ...second.instances]).finally(
      second.stop,
    );
    return asked.flatMap(([name], at) => {
      const [one = Number.NaN, two = Number.NaN] = [ones[at], twos[at]];
      const carried = (2 * one) / two;
      process.stdout.write(
        `${name} by two instances: ${two.toFixed(2)} ms of processors, by one ${one.toFixed(2)}: two carry ${carried.toFixed(2)} times as much\n`,
      );
      return carried >= leastCarried ? [] : [`${name}: two instances carry less than ${leastCarried} times one`];
    });
  } finally {
    await platform.stop();
  }
};
