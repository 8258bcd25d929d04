import { emptyInput } from '@bidwright/contract-kit';
import { type RfpContentInput, rfpContent } from './rfpContent.ts';

/** An entry that passes every rule; tests say what differs. */
export const sampleContent = (overrides: Partial<RfpContentInput> = {}): RfpContentInput => ({
  ...emptyInput(rfpContent),
  sectionTitle: { id: 'title-1', name: 'Technical approach' },
  rfpContent: 'We begin with a pilot in two regions.',
  proposalYear: 2026,
  ...overrides,
});
