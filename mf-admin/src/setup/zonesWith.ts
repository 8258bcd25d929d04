const known = Intl.supportedValuesOf('timeZone');

/** The zones that a firm may choose from, and the one that it has: browsers do not know all by the same names. */
export const zonesWith = (zone: string): string[] => [...new Set(['UTC', zone, ...known])].toSorted();
