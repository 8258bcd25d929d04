/** What a month of somebody full-time comes to. Plans are parts of it, so that they can be compared with hours. */
export const fullTimeHoursPerMonth = 160;

/** The hours of the longest month. */
export const maxHoursPerMonth = 744;

const twoDecimals = (value: number) => Math.round(value * 100) / 100;

/** The hours of a part of a month. */
export const hoursOf = (part: number): number => twoDecimals(part * fullTimeHoursPerMonth);

/** The part of a month that hours are. */
export const partOf = (hours: number): number => hours / fullTimeHoursPerMonth;
