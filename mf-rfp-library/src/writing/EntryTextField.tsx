import { formOf, type RichText } from '@bidwright/contract-rfp-library';
import { FieldFrame, useFormField, useFormValue } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';
import { lazy } from '@bidwright/shell-api';
import { Suspense, useState } from 'react';
import { editorRoom } from '../editor/room.ts';

const RichTextEditor = lazy(async () => ({ default: (await import('../editor/RichTextEditor.tsx')).RichTextEditor }));

/** The text of an entry: with its form, and as the plain text that is searched. */
export const EntryTextField = () => {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'rfp-library.field.rfpContent' });
  const field = useFormField<string | null>({ name: 'rfpContent', label });
  const [richText, setRichText] = useFormValue<RichText | null>('richText');
  const [initial] = useState(() => (field.value ? formOf({ richText, rfpContent: field.value }) : null));
  return (
    <FieldFrame
      id={field.id}
      label={label}
      required
      help={intl.formatMessage({ id: 'rfp-library.write.text.help' })}
      fault={field.fault}
    >
      <Suspense fallback={<Box aria-busy sx={editorRoom} />}>
        <RichTextEditor
          id={field.id}
          initial={initial}
          onChange={(text, plain) => {
            setRichText(text);
            field.set(plain);
          }}
          onBlur={field.leave}
          labelledBy={`${field.id}-label`}
          describedBy={field.describedBy}
          invalid={Boolean(field.fault)}
        />
      </Suspense>
    </FieldFrame>
  );
};
