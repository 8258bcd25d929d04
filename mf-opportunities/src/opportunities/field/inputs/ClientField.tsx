import { ReferenceField } from '@bidwright/remote-kit/references';
import { useCompanies } from '../../../api.ts';
import { useFieldLabel } from '../useFieldLabel.ts';
import { useAddClient } from './AddClient.tsx';

/** The client; its first choice adds one that is not in the list yet. */
export const ClientField = () => {
  const label = useFieldLabel();
  const addClient = useAddClient();
  return <ReferenceField name="client" label={label('client')} options={useCompanies().data} onCreate={addClient} />;
};
