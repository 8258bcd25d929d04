import type { Field } from '@bidwright/contract-kit';
import type { FieldProps } from '@bidwright/remote-kit/forms';
import { ReferenceField, ReferencesField } from '@bidwright/remote-kit/references';
import { useList } from '../api.ts';

interface ListReferenceFieldProps extends FieldProps {
  field: Field;
}

/** One or some records of another list of this module. */
export const ListReferenceField = ({ field, ...at }: ListReferenceFieldProps) => {
  const { data } = useList(field.of ?? '');
  const options = data?.map(({ id, name, email }) => ({ id, name, detail: email }));
  return field.kind === 'references' ? (
    <ReferencesField {...at} options={options} />
  ) : (
    <ReferenceField {...at} options={options} />
  );
};
