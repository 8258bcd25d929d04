import { type AnyObject, object, reference } from '@bidwright/contract-kit';
import { Form, FormActions } from '@bidwright/remote-kit/forms';
import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { ReferenceField } from '@bidwright/remote-kit/references';
import { Alert, Box } from '@bidwright/remote-kit/ui';
import { useState } from 'react';
import { useList, useRecord } from '../api.ts';
import { type List, type ListRecord, placeOf } from '../lists/list.ts';
import { MergeFields } from './MergeFields.tsx';

interface MergeDialogProps {
  list: List;
  record: ListRecord;
  /** The other one, where it is known already. */
  otherId?: string;
  onClose: () => void;
  onDone: (kept: string) => void;
}

/** Asks which record is the same as this one, and then field by field what stays. */
export const MergeDialog = ({ list, record, otherId, onClose, onDone }: MergeDialogProps) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const { col } = placeOf(list);
  const [other, setOther] = useState(otherId);
  const { data } = useList(col, { skip: other !== undefined });
  const found = useRecord(col, other);
  if (other !== undefined && found.data?.id === other)
    return <MergeFields list={list} records={[record, found.data]} onClose={onClose} onDone={onDone} />;
  if (other !== undefined && !found.error) return null;
  const options = data?.filter(({ id }) => id && id !== record.id).map(({ id, name }) => ({ id, name }));
  const go = ({ other: chosen }: AnyObject) => {
    setOther(chosen.id);
  };
  return (
    <Dialog open form title={intl.formatMessage({ id: 'admin.merge.title' }, { name: record.name })} onClose={onClose}>
      <Form schema={object({ other: reference(col).required() })} onSubmit={go} onCancel={onClose} focus="other">
        <Box sx={{ display: 'grid', gap: 2 }}>
          {found.error && <Alert severity="error">{errorText(found.error)}</Alert>}
          <ReferenceField name="other" label={intl.formatMessage({ id: 'admin.merge.other' })} options={options} />
          <FormActions
            cancel={intl.formatMessage({ id: 'admin.cancel' })}
            submit={intl.formatMessage({ id: 'admin.merge.next' })}
          />
        </Box>
      </Form>
    </Dialog>
  );
};
