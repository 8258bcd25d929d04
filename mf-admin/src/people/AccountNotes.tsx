import type { ListRecord } from '../lists/list.ts';
import { InvitationBox } from './InvitationBox.tsx';
import { TwoStepBox } from './TwoStepBox.tsx';

/** What an Admin can do about somebody's way in, above the person's facts. */
export const AccountNotes = ({ record }: { record: ListRecord }) => (
  <>
    <InvitationBox record={record} />
    <TwoStepBox record={record} />
  </>
);
