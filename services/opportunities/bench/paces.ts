import { demoData } from '@bidwright/demo-data';
import { connect } from '@bidwright/service-kit';
import { milliseconds, quantile } from '@bidwright/service-testing';
import { keptPaces } from '../src/pace/keptPaces.ts';
import { pacesOf } from '../src/pace/pacesOf.ts';
import { tellLists } from '../src/reports/testing.ts';
import { today } from './fill.ts';

const turns = Number(process.env.BENCH_TURNS ?? 8) * 5;

/** What is worked out once in ten minutes, and how long ninety-five of a hundred bids' pages wait for it, in milliseconds. */
export const pacing = async (url: string): Promise<number> => {
  const db = connect(url);
  try {
    const { companies, projectTypes, opportunityStatus, opportunityOwner, teams, chances } = demoData(today).admin;
    await tellLists(db, { companies, projectTypes, opportunityStatus, opportunityOwner, teams, chances });
    const worked: number[] = [];
    for (let turn = 0; turn < turns; turn += 1) worked.push(await milliseconds(() => pacesOf(db)));
    const paces = keptPaces({ db, log: console });
    await paces();
    const times: number[] = [];
    for (let turn = 0; turn < turns; turn += 1) times.push(await milliseconds(paces));
    const longest = quantile(0.95, times);
    const [usual, asked] = [quantile(0.5, worked), longest].map((time) => time.toFixed(1));
    process.stdout.write(
      `What bids usually take is worked out in ${usual} ms; 95 of 100 pages wait ${asked} ms for it\n`,
    );
    return longest;
  } finally {
    await db.destroy();
  }
};
