import { emptyInput } from '@bidwright/contract-kit';
import { type RfpContentInput, rfpContent } from '@bidwright/contract-rfp-library';
import { personal } from '@bidwright/remote-kit/personal';

/** What a person wrote of a new entry on this device and did not save. Fields that the contract no longer has are left out. */
export const drafts = personal('rfp-library.draft', (kept): RfpContentInput | undefined => {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const known = Object.entries(kept).filter(([name]) => Object.hasOwn(rfpContent.input.fields, name));
  return { ...emptyInput(rfpContent), ...Object.fromEntries(known) };
});
