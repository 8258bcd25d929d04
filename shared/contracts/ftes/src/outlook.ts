/** How a month is looked at: what is sure, what may be expected, or as if every bid were won. */
export const outlooks = ['committed', 'expected', 'exposure'] as const;
export type Outlook = (typeof outlooks)[number];
