import { type AnyObject, type ErrorInfo, object, reference } from '@bidwright/contract-kit';
import { Form, FormActions } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { ReferenceField } from '@bidwright/remote-kit/references';
import { Box } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { useList } from '../api.ts';
import type { List, ListRecord } from './list.ts';
import { useWrites } from './useWrites.ts';

/** What is said of a field that was refused. */
export type Why = NonNullable<ErrorInfo['fields']>[string];

/** What a refusal says of a successor that is missing. */
export const successorNeeded = ({ fields }: ErrorInfo): Why | undefined => fields?.successor;

interface SuccessorDialogProps {
  list: List;
  record: ListRecord;
  /** Why the record cannot go out of use by itself. */
  why: Why;
  onClose: () => void;
  onDone: () => void;
}

const schema = object({ successor: reference('teams').required() });

/** Asks which record takes over what is open, and takes the other one out of use. */
export const SuccessorDialog = ({ list, record, why, onClose, onDone }: SuccessorDialogProps) => {
  const intl = useIntl();
  const alert = useAlert();
  const { update } = useWrites(list);
  const { data } = useList(list.collection.name);
  // Nothing follows itself.
  const options = data?.filter(({ id }) => id !== record.id).map(({ id, name }) => ({ id, name }));
  const { name } = record;

  const save = async ({ successor }: AnyObject) => {
    const error = await update(record, { changes: { status: 'Inactive', successor } });
    if (error) return error;
    const text = intl.formatMessage({ id: 'admin.successor.done' }, { name, successor: successor.name });
    return () => {
      alert({ severity: 'success', text });
      onDone();
    };
  };

  return (
    <Dialog open form title={intl.formatMessage({ id: 'admin.successor.title' }, { name })} onClose={onClose}>
      <Form schema={schema} onSubmit={save} onCancel={onClose} focus="successor">
        <Box sx={{ display: 'grid', gap: 2 }}>
          <div>{intl.formatMessage({ id: why.key }, why.values)}</div>
          <ReferenceField
            name="successor"
            label={intl.formatMessage({ id: 'admin.field.successor' })}
            options={options}
          />
          <FormActions
            cancel={intl.formatMessage({ id: 'admin.cancel' })}
            submit={intl.formatMessage({ id: 'admin.make.Inactive' })}
          />
        </Box>
      </Form>
    </Dialog>
  );
};
