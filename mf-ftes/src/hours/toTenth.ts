/** As exact as hours are shown: what differs by half an hour does so to the eye. */
export const toTenth = (hours: number): number => Math.round(hours * 10) / 10;
