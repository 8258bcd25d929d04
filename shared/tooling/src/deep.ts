/** How often a deep suite takes its turn, or what it goes through: in short, unless `npm test -- --deep` asks for the whole. */
export const turns = <T>(short: T, whole: T): T => (process.env.DEEP ? whole : short);

const day = Math.floor(Date.now() / 86_400_000);

/** What random requests and histories begin with: always the same in short, another each day in the whole; `FUZZ_SEED` has one again. */
export const seed = Number(process.env.FUZZ_SEED ?? turns(1, day));
