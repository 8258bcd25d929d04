import { connect } from '@bidwright/service-kit';
import { callsOf, milliseconds, person, quantile, resourcesOf } from '@bidwright/service-testing';
import { service } from '../src/service.ts';

const turns = Number(process.env.BENCH_TURNS ?? 8) * 10;
const far = 1000;

/** What page 1,000 of the whole list costs, as a multiple of page 1. */
export const keyset = async (url: string): Promise<number> => {
  const db = connect(url);
  const ask = callsOf(resourcesOf(service));
  const page = (after: string | null | undefined) =>
    ask(db, person('Admin'), 'query', { col: 'opportunities', limit: 50, after });
  try {
    let after: string | null | undefined;
    for (let n = 1; n < far; n += 1) after = (await page(after)).next;
    if (!after) throw new Error(`The list has no page ${far}`);
    const place = after;
    const times: Record<'first' | 'far', number[]> = { first: [], far: [] };
    for (let turn = 0; turn < turns; turn += 1) {
      if (turn % 2 === 0) times.first.push(await milliseconds(() => page(undefined)));
      times.far.push(await milliseconds(() => page(place)));
      if (turn % 2 === 1) times.first.push(await milliseconds(() => page(undefined)));
    }
    const [first, thousandth] = [quantile(0.5, times.first), quantile(0.5, times.far)];
    const multiple = thousandth / first;
    process.stdout.write(
      `Page ${far} costs ${multiple.toFixed(2)} times page 1: ${thousandth.toFixed(2)} of ${first.toFixed(2)} ms\n`,
    );
    return multiple;
  } finally {
    await db.destroy();
  }
};
