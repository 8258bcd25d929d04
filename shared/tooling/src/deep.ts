/** How often a deep suite takes its turn: in short, unless `npm test -- --deep` asks for the whole. */
export const turns = (short: number, whole: number): number => (process.env.DEEP ? whole : short);
