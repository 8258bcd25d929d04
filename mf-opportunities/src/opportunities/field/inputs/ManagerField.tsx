import { ReferenceField } from '@bidwright/remote-kit/references';
import { usePeople } from '../../../api.ts';
import { useFieldLabel } from '../useFieldLabel.ts';

/** A person of the firm. */
export const ManagerField = () => {
  const label = useFieldLabel();
  return <ReferenceField name="rfpManager" label={label('rfpManager')} options={usePeople()} />;
};
