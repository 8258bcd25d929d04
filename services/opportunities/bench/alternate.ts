import { quantile } from '@bidwright/service-testing';

/** Turns of each server. */
const turns = Number(process.env.BENCH_TURNS ?? 8);

type Turn = () => Promise<number>;

/** What two servers do in turns that alternate A B B A, so that both meet the same noise, and the ratio of the two: medians. */
export const alternate = async (ours: Turn, bare: Turn): Promise<{ ratio: number; ours: number; bare: number }> => {
  await ours();
  await bare();
  const rounds: { ours: number; bare: number }[] = [];
  for (let round = 0; round < turns; round += 1) {
    const first = round % 2 === 0 ? await ours() : undefined;
    const other = await bare();
    rounds.push({ ours: first ?? (await ours()), bare: other });
  }
  const median = (of: (round: (typeof rounds)[number]) => number) => quantile(0.5, rounds.map(of));
  return {
    ratio: median((one) => one.ours / one.bare),
    ours: median((one) => one.ours),
    bare: median((one) => one.bare),
  };
};
