import type { AnyObject, ErrorInfo, ObjectSchema } from '@bidwright/contract-kit';
import { Form, FormActions } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { Box } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import type { PropsWithChildren } from 'react';

interface AddDialogProps<Input extends AnyObject> {
  title: string;
  /** What the button does, where the title does not say it: 'Add decision'. */
  submit?: string;
  /** Said once it is there, and where that fails. */
  said?: { done: string; failed: string };
  schema: ObjectSchema<Input>;
  initial: Partial<Input>;
  focus: string;
  /** Answers what is wrong, or nothing. */
  onAdd: (input: Input) => Promise<ErrorInfo | undefined>;
  onClose: () => void;
}

/** Asks for a new entry of a card. */
export const AddDialog = <Input extends AnyObject>(props: PropsWithChildren<AddDialogProps<Input>>) => {
  const { title, submit = title, said, schema, initial, focus, onAdd, onClose, children } = props;
  const intl = useIntl();
  const alert = useAlert();
  const save = async (input: Input) => {
    const error = await onAdd(input);
    if (said) alert(error ? { severity: 'error', text: said.failed } : { severity: 'success', text: said.done });
    return error ?? onClose;
  };
  return (
    <Dialog open form title={title} onClose={onClose}>
      <Form schema={schema} initial={initial} onSubmit={save} onCancel={onClose} focus={focus}>
        <Box sx={{ display: 'grid', gap: 1.5, paddingBlockStart: 1 }}>
          {children}
          <FormActions submit={submit} cancel={intl.formatMessage({ id: 'opportunities.parts.cancel' })} />
        </Box>
      </Form>
    </Dialog>
  );
};
