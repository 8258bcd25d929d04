/** The page of a bid’s plan. */
export const planAddress = (bid: string): string => `/user/ftes/bids/${bid}`;
