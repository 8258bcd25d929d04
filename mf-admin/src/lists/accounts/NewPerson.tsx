import { LoadingRows } from '@bidwright/remote-kit/ui';
import { useIsKept } from '../../emails/useIsKept.ts';
import type { RecordFormProps } from '../list.ts';
import { RecordForm } from '../RecordForm.tsx';
import { useAccountDefaults } from './useAccountDefaults.ts';

/** The form of a new person begins with what Admins have set for new accounts, and says whether an invitation leaves. */
export const NewPerson = (props: RecordFormProps) => {
  const { isKnown, set } = useAccountDefaults();
  const isKept = useIsKept();
  if (!isKnown) return <LoadingRows rows={6} />;
  const list = { ...props.list, added: isKept ? 'admin.people.invitedKept' : 'admin.people.invitedNow' };
  return <RecordForm {...props} list={list} first={set && { expirationDate: set.expirationDate }} />;
};
