import type { StatusCategory } from '@bidwright/contract-admin';

const goesOn: ReadonlySet<StatusCategory> = new Set(['Open', 'Submitted']);

/** With such a status a bid is decided: it can no longer be won or lost. */
export const isEnd = (category: StatusCategory): boolean => !goesOn.has(category);
