import { LoadingRows } from '@bidwright/remote-kit/ui';
import type { RecordFormProps } from '../list.ts';
import { RecordForm } from '../RecordForm.tsx';
import { useAccountDefaults } from './useAccountDefaults.ts';

/** The form of a new person begins with what Admins have set for new accounts. */
export const NewPerson = (props: RecordFormProps) => {
  const { isKnown, set } = useAccountDefaults();
  if (!isKnown) return <LoadingRows rows={6} />;
  return <RecordForm {...props} first={set && { expirationDate: set.expirationDate }} />;
};
