import { ReferenceField } from '@bidwright/remote-kit/references';
import { useUsers } from '../../api.ts';
import { useFieldLabel } from './useFieldLabel.ts';

/** A person of the firm; the position tells namesakes apart. */
export const ManagerField = () => {
  const label = useFieldLabel();
  const people = useUsers().data?.map(({ id, name, position }) => ({
    id,
    name: name ?? '',
    detail: position ?? undefined,
  }));
  return <ReferenceField name="rfpManager" label={label('rfpManager')} options={people} />;
};
