export { type DemoAccount, demoAccounts } from './accounts.ts';
export { type DemoData, demoData } from './demoData.ts';
export { scaleContent } from './library/scale.ts';
export type { OpportunityRecord } from './opportunities/history.ts';
export { scaleOpportunities } from './opportunities/scale.ts';
