import { rfpContent } from '@bidwright/contract-rfp-library';
import { can } from '@bidwright/remote-kit/store';
import { usePerson } from '@bidwright/shell-api';
import { useTextsOf } from '../cards/content/useTextsOf.ts';
import { StatusForm, type StatusFormProps } from './StatusForm.tsx';

const Counted = (props: Omit<StatusFormProps, 'copies'>) => (
  <StatusForm {...props} copies={useTextsOf(props.record.id, 1).total} />
);

/** Asks what goes with a status; who reads the library is told how many of its texts follow. */
export const FollowedForm = (props: Omit<StatusFormProps, 'copies'>) =>
  can(rfpContent.rights.read, usePerson()) ? <Counted {...props} /> : <StatusForm {...props} />;
