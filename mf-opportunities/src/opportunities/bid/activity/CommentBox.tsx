import { parts } from '@bidwright/contract-opportunities';
import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Button, PersonAvatar } from '@bidwright/remote-kit/ui';
import { useAlert, useDirtyForm, usePerson } from '@bidwright/shell-api';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useAddTo, usePeople } from '../../../api.ts';
import { MentionList, optionId } from './MentionList.tsx';
import { mentionedIn, withName } from './mention.ts';
import { useMention } from './useMention.ts';

/** Writes a comment. `@` offers people; who is named hears of it. */
export const CommentBox = ({ id }: { id: string }) => {
  const intl = useIntl();
  const alert = useAlert();
  const errorText = useErrorText();
  const person = usePerson();
  const people = usePeople() ?? [];
  const [add, { isLoading }] = useAddTo('comments');
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const list = useId();
  const mention = useMention(people);
  useDirtyForm(text.trim() !== '');

  const choose = (name: string) => {
    const { from } = mention;
    const input = field.current;
    if (from === undefined || !input) return;
    const next = withName(text, from, input.selectionStart, name);
    setText(next.text);
    mention.close();
    requestAnimationFrame(() => input.setSelectionRange(next.cursor, next.cursor));
    input.focus();
  };

  const say = (what: string) => intl.formatMessage({ id: `opportunities.comment.${what}` });
  const send = async () => {
    if (!text.trim() || isLoading) return;
    const mentions = mentionedIn(text, people).map((one) => ({ id: one.id, name: one.name }));
    const { error } = await add(id, { ...parts.comments.input.getDefault(), text: text.trim(), mentions });
    if (error) return alert({ severity: 'error', text: say('failed'), detail: errorText(error) });
    alert({ severity: 'success', text: say('added'), compact: true });
    return setText('');
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key === 'Enter') return void send();
    const chosen = mention.keyed(event);
    if (chosen) choose(chosen.name);
    return undefined;
  };

  const onInput = ({ currentTarget: { value, selectionStart } }: FormEvent<HTMLTextAreaElement>) => {
    setText(value);
    mention.look(value, selectionStart);
  };

  const isOpen = mention.found.length > 0;
  return (
    <Box sx={{ position: 'relative', marginBlockEnd: 2 }}>
      <Box sx={frame}>
        <PersonAvatar name={person.name} named />
        <Box
          component="textarea"
          ref={field}
          rows={text ? 3 : 1}
          data-keys="m"
          dir="auto"
          value={text}
          onInput={onInput}
          onKeyDown={onKeyDown}
          onBlur={mention.close}
          placeholder={intl.formatMessage({ id: 'opportunities.comment.write' })}
          aria-label={intl.formatMessage({ id: 'opportunities.comment.label' })}
          aria-autocomplete="list"
          aria-controls={isOpen ? list : undefined}
          aria-activedescendant={isOpen ? optionId(list, mention.at) : undefined}
          sx={input}
        />
        {text.trim() && (
          <Button variant="contained" size="small" onClick={send} loading={isLoading}>
            {intl.formatMessage({ id: 'opportunities.comment.send' })}
          </Button>
        )}
      </Box>
      {isOpen && <MentionList id={list} people={mention.found} at={mention.at} onChoose={choose} />}
    </Box>
  );
};

const frame = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1,
  padding: 1,
  border: 1,
  borderColor: 'line.control',
  borderRadius: 1,
  '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '1px' },
};

const input = {
  flex: 1,
  minWidth: 0,
  resize: 'vertical',
  border: 0,
  outline: 'none',
  padding: '2px 0',
  background: 'none',
  color: 'text.primary',
  font: 'inherit',
  '&::placeholder': { color: 'text.secondary', opacity: 1 },
};
