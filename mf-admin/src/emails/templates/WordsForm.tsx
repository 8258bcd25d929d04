import { type MailKindWords, mailWordsInput } from '@bidwright/contract-shell';
import { Form, FormActions, LongTextField, TextField } from '@bidwright/remote-kit/forms';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Button } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { useState } from 'react';
import { useRestoreMailWords, useSetMailWords } from '../api.ts';
import { MergeFields } from './MergeFields.tsx';
import { WordsPreview } from './WordsPreview.tsx';

type Words = MailKindWords['languages'][number];

type Draft = Pick<Words, 'subject' | 'text'>;

const isSame = (one: Draft, other: Draft) => one.subject === other.subject && one.text === other.text;

interface WordsFormProps {
  kind: string;
  words: Words;
  fields: Pick<MailKindWords, 'fields' | 'needed' | 'textOnly'>;
  isShown: boolean;
}

/** Subject and text of a kind of mail in one language, with the mail as it will be sent. */
export const WordsForm = ({ kind, words, fields, isShown }: WordsFormProps) => {
  const intl = useIntl();
  const alert = useAlert();
  const errorText = useErrorText();
  const [set] = useSetMailWords();
  const [restore, { isLoading }] = useRestoreMailWords();
  const { language, isChanged } = words;
  const [kept, setKept] = useState(words);
  const [draft, setDraft] = useState<Draft>(words);
  // Another round begins with what is kept.
  const [round, setRound] = useState(0);
  const begin = (from: Words) => {
    setKept(from);
    setDraft(from);
    setRound(round + 1);
  };
  // What others have changed meanwhile takes nothing from whoever types: saving says that it was changed.
  if (words.version > kept.version && isSame(draft, kept)) begin(words);
  const { version, subject, text } = kept;
  const place = { kind, language, version };
  const label = (id: string) => intl.formatMessage({ id: `admin.emails.${id}` });
  const done = (id: string) => alert({ severity: 'success', text: label(id) });

  const save = async (values: Draft) => {
    const { data, error } = await set({ ...place, ...values });
    if (error) return error;
    setKept({ ...kept, ...values, version: data.version });
    return () => done('words.saved');
  };
  const goBack = async () => {
    const { error } = await restore(place);
    if (error) return alert({ severity: 'error', text: errorText(error) });
    setDraft(kept);
    done('words.restored');
  };

  return (
    <Form
      key={round}
      schema={mailWordsInput}
      initial={{ subject, text }}
      onSubmit={save}
      onCancel={() => begin(words)}
      onChange={setDraft}
    >
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 760 }}>
        <MergeFields {...fields}>
          <TextField name="subject" label={label('subject')} />
          <LongTextField name="text" label={label('text')} rows={8} />
        </MergeFields>
        {isShown && <WordsPreview kind={kind} language={language} subject={draft.subject} text={draft.text} />}
        <FormActions
          start={
            isChanged ? (
              <Button size="small" loading={isLoading} onClick={() => void goBack()}>
                <FormattedMessage id="admin.emails.words.restore" />
              </Button>
            ) : undefined
          }
          cancel={intl.formatMessage({ id: 'admin.cancel' })}
          submit={intl.formatMessage({ id: 'admin.save' })}
        />
      </Box>
    </Form>
  );
};
