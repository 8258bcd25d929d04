/** The second colour is too near to the heat of full months. */
const order = ['s0', 's3', 's2', 's5', 's4', 's6', 's7'];

/** The colour of a bid by its place in the list; those that come late share one. */
export const seriesColor = (at: number): string => (order[at] ? `series.${order[at]}` : 'line.strong');
