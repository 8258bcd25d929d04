import type { AnyObject } from '@bidwright/contract-kit';
import { FieldGrid, Form, FormActions, type Outcome } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { type ReactNode, useState } from 'react';
import { useCreate, useUpdate } from '../api.ts';
import type { List, ListRecord } from './list.ts';
import { RecordField } from './RecordField.tsx';

interface RecordFormProps {
  list: List;
  /** None: a new one is made. */
  record?: ListRecord;
  /** At the start of the last line. */
  start?: ReactNode;
  onChange: () => void;
  onCancel: () => void;
  onSaved: () => void;
}

/** Stays in sight below the fields. */
const foot = {
  position: 'sticky',
  insetBlockEnd: -20,
  zIndex: 1,
  marginInline: -2.5,
  marginBlockStart: 'auto',
  marginBlockEnd: -2.5,
  paddingInline: 2.5,
  paddingBlock: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'surface.raised',
};

/** Writes a record, or a new one. Fields, rules and first values are the contract's. */
export const RecordForm = ({ list, record, start, onChange, onCancel, onSaved }: RecordFormProps) => {
  const intl = useIntl();
  const alert = useAlert();
  const [create] = useCreate(list.collection.name);
  const [update] = useUpdate(list.collection.name);
  const [version, setVersion] = useState(record?.version);

  const save = async (values: AnyObject, changes: object): Promise<Outcome> => {
    const error = record ? await update({ id: record.id, version, changes }) : (await create(values)).error;
    if (error?.current && typeof error.current === 'object' && 'version' in error.current) {
      // The person has now seen what changed; saving again is meant.
      setVersion(Number(error.current.version));
    }
    if (error) return error;
    return () => {
      alert({
        severity: 'success',
        text: intl.formatMessage({ id: record ? 'admin.saved' : 'admin.added' }, { name: values.name }),
      });
      onSaved();
    };
  };

  return (
    <Form
      schema={list.collection.input}
      initial={record}
      was={record}
      onSubmit={save}
      onCancel={onCancel}
      onChange={onChange}
    >
      <FieldGrid>
        {list.filled.map((field) => (
          <RecordField key={field.name} field={field} />
        ))}
      </FieldGrid>
      <Box sx={foot}>
        <FormActions
          start={start}
          cancel={intl.formatMessage({ id: 'admin.cancel' })}
          submit={intl.formatMessage({ id: record ? 'admin.save' : 'admin.add' })}
        />
      </Box>
    </Form>
  );
};
