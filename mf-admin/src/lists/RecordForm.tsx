import type { AnyObject } from '@bidwright/contract-kit';
import { FieldGrid, Form, FormActions, type Outcome } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { useState } from 'react';
import { UseCount } from '../uses/UseCount.tsx';
import { Alike } from './Alike.tsx';
import { changedIn, type RecordFormProps } from './list.ts';
import { RecordField } from './RecordField.tsx';
import { useSeenVersion } from './useSeenVersion.ts';
import { useWrites } from './useWrites.ts';

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
export const RecordForm = ({ list, record, first, start, uses, onChange, onCancel, onSaved }: RecordFormProps) => {
  const intl = useIntl();
  const alert = useAlert();
  const { create, update } = useWrites(list);
  const [version, seen] = useSeenVersion(record);
  const [filled, setFilled] = useState<AnyObject>({});
  const likeness = list.alike?.(filled);

  const save = async (values: AnyObject, changes: object): Promise<Outcome> => {
    const error = record ? seen(await update(record, { version, changes })) : (await create(values)).error;
    if (error) return error;
    return () => {
      alert({
        severity: 'success',
        text: intl.formatMessage({ id: record ? 'admin.saved' : (list.added ?? 'admin.added') }, values),
      });
      onSaved();
    };
  };

  return (
    <Form
      schema={list.collection.input}
      initial={record ?? first}
      was={record}
      onSubmit={save}
      onCancel={onCancel}
      onChange={(values) => {
        setFilled(values);
        onChange();
      }}
    >
      <FieldGrid>
        {(record ? changedIn(list) : list.filled).map((field) => (
          <RecordField key={field.name} field={field} />
        ))}
      </FieldGrid>
      {record && filled.name && filled.name !== record.name && (
        <Box
          component="output"
          sx={{ display: 'block', typography: 'caption', color: 'text.secondary', marginBlockStart: 1 }}
        >
          <UseCount uses={uses} id={record.id} as="rename" />
        </Box>
      )}
      {/* Below: what comes while somebody types must not move what is typed. */}
      {likeness && <Alike list={list} but={record?.id} {...likeness} />}
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
