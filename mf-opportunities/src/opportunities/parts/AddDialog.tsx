import type { AnyObject, ErrorInfo, ObjectSchema } from '@bidwright/contract-kit';
import { Form, FormActions } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { Box } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import type { PropsWithChildren } from 'react';

interface AddDialogProps<Input extends AnyObject> {
  /** Also what the button does: 'Add decision'. */
  title: string;
  /** Said once it is there. */
  done: string;
  schema: ObjectSchema<Input>;
  initial: Partial<Input>;
  focus: string;
  /** Answers what is wrong, or nothing. */
  onAdd: (input: Input) => Promise<ErrorInfo | undefined>;
  onClose: () => void;
}

/** Asks for a new entry of a card. */
export const AddDialog = <Input extends AnyObject>(props: PropsWithChildren<AddDialogProps<Input>>) => {
  const { title, done, schema, initial, focus, onAdd, onClose, children } = props;
  const intl = useIntl();
  const alert = useAlert();
  const save = async (input: Input) => {
    const error = await onAdd(input);
    if (error) return error;
    alert({ severity: 'success', text: done });
    return onClose;
  };
  return (
    <Dialog open form title={title} onClose={onClose}>
      <Form schema={schema} initial={initial} onSubmit={save} onCancel={onClose} focus={focus}>
        <Box sx={{ display: 'grid', gap: 1.5, paddingBlockStart: 1 }}>
          {children}
          <FormActions submit={title} cancel={intl.formatMessage({ id: 'opportunities.parts.cancel' })} />
        </Box>
      </Form>
    </Dialog>
  );
};
