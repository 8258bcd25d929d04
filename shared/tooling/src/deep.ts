/** How often a deep suite takes its turn, or what it goes through: in short, unless `npm test -- --deep` asks for the whole. */
export const turns = <T>(short: T, whole: T): T => (process.env.DEEP ? whole : short);
