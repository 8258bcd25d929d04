import type { MailKindWords } from '@bidwright/contract-shell';
import { useFormValue } from '@bidwright/remote-kit/forms';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Button } from '@bidwright/remote-kit/ui';
import { type PropsWithChildren, useEffect, useRef, useState } from 'react';

type Input = HTMLInputElement | HTMLTextAreaElement;

const isInput = (target: unknown): target is Input =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

type MergeFieldsProps = Pick<MailKindWords, 'fields' | 'needed' | 'textOnly'>;

/** The merge fields of a mail around its subject and text: each is put where the cursor was last. */
export const MergeFields = ({ fields, needed, textOnly, children }: PropsWithChildren<MergeFieldsProps>) => {
  const intl = useIntl();
  const [subject, setSubject] = useFormValue<string | null>('subject');
  const [text, setText] = useFormValue<string | null>('text');
  const around = useRef<HTMLDivElement>(null);
  const last = useRef<Input>(null);
  const [cursor, setCursor] = useState<{ input: Input; at: number }>();

  useEffect(() => {
    cursor?.input.focus();
    cursor?.input.setSelectionRange(cursor.at, cursor.at);
  }, [cursor]);

  const insert = (name: string) => {
    const area = around.current?.querySelector('textarea');
    const input = last.current instanceof HTMLInputElement && !textOnly.includes(name) ? last.current : area;
    if (!input) return;
    const [value, set] = input === area ? [text, setText] : [subject, setSubject];
    const [from, to] = [input.selectionStart ?? input.value.length, input.selectionEnd ?? input.value.length];
    const field = `{${name}}`;
    set((value ?? '').slice(0, from) + field + (value ?? '').slice(to));
    setCursor({ input, at: from + field.length });
  };

  return (
    <Box
      ref={around}
      sx={{ display: 'grid', gap: 2 }}
      onFocus={({ target }) => {
        if (isInput(target)) last.current = target;
      }}
    >
      {children}
      <Box component="fieldset" sx={{ margin: 0, padding: 0, border: 0, minWidth: 0 }}>
        <Box component="legend" sx={{ typography: 'caption', color: 'text.secondary', padding: 0 }}>
          <FormattedMessage id="admin.emails.words.fields" />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, marginBlockStart: 0.5 }}>
          {fields.map((name) => (
            <Button
              key={name}
              size="small"
              variant="outlined"
              aria-label={intl.formatMessage({ id: 'admin.emails.words.insert' }, { field: `{${name}}` })}
              onClick={() => insert(name)}
              sx={{ fontFamily: 'monospace', textTransform: 'none' }}
            >
              <bdi>
                {`{${name}}`}
                {needed.includes(name) && ' *'}
              </bdi>
            </Button>
          ))}
        </Box>
        {needed.length > 0 && (
          <Box sx={{ typography: 'caption', color: 'text.secondary', marginBlockStart: 0.5 }}>
            <FormattedMessage id="admin.emails.words.needed" />
          </Box>
        )}
      </Box>
    </Box>
  );
};
