import { teams } from '@bidwright/contract-admin';
import {
  choices,
  type ErrorInfo,
  longText,
  message,
  object,
  type Reference,
  references,
  roles,
  text,
} from '@bidwright/contract-kit';
import { everybodyIn, type MailList, maxMailLength, maxRecipients, recipientsOf } from '@bidwright/contract-shell';
import { ChoicesField, Form, FormActions, LongTextField, TextField } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { ReferencesField } from '@bidwright/remote-kit/references';
import { useSearchParams } from '@bidwright/remote-kit/router';
import { Box, LoadingRows, SectionCard } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { useState } from 'react';
import { useList } from '../../api.ts';
import { useChoiceText } from '../../lists/useChoiceText.ts';
import { useMailLists, usePeople, useWriteMail } from '../api.ts';
import { useIsKept } from '../useIsKept.ts';
import { Preview } from './Preview.tsx';
import { SaveTemplate } from './SaveTemplate.tsx';
import { UseTemplate } from './UseTemplate.tsx';

interface Draft {
  lists: readonly Reference[];
  people: readonly Reference[];
  roles: readonly string[];
  teams: readonly Reference[];
  subject: string | null;
  text: string | null;
}

const isEmpty = (value: unknown) => !Array.isArray(value) || value.length === 0;

// That nobody is meant is said at the last of the fields for it: at an earlier one it would come while the next is chosen.
const schema = object({
  lists: references('mailLists'),
  people: references('users'),
  roles: choices(roles),
  teams: references('teams').test(
    'somebody',
    () => message('admin.emails.noRecipient'),
    (value, { parent: { lists, people, roles } }) => ![lists, people, roles, value].every(isEmpty),
  ),
  subject: text(200).required(),
  text: longText(maxMailLength).required(),
});

const empty: Draft = { lists: [], people: [], roles: [], teams: [], subject: '', text: '' };

/** What is refused before anything is sent: nobody is in what was chosen, or too many are. */
const refusalOf = (count: number) => {
  const key = count === 0 ? 'admin.emails.noRecipient' : 'admin.emails.tooMany';
  return count === 0 || count > maxRecipients
    ? { code: 'invalid', message: '', fields: { teams: { ...message(key, { max: maxRecipients }), message: '' } } }
    : undefined;
};

/** The service calls all who are meant `to`; here the last of the fields that say who is marked. */
const atTeams = ({ fields: { to, ...fields } = {}, ...error }: ErrorInfo): ErrorInfo => ({
  ...error,
  fields: to ? { ...fields, teams: to } : fields,
});

const idsOf = (references: readonly Reference[]) => references.map(({ id }) => id);

const listsAmong = (lists: readonly MailList[], chosen: readonly Reference[]) => {
  const ids = new Set(idsOf(chosen));
  return lists.filter(({ id }) => ids.has(id));
};

/** A mail to lists, people, roles and teams: each gets it alone. */
export const WriteTab = () => {
  const intl = useIntl();
  const alert = useAlert();
  const choiceText = useChoiceText();
  const [, setParams] = useSearchParams();
  const [write] = useWriteMail();
  const isKept = useIsKept();
  const { data: everybody } = usePeople();
  const { data: lists = [] } = useMailLists();
  const { data: allTeams } = useList(teams.name);
  const [draft, setDraft] = useState(empty);
  const [isSaving, setSaving] = useState(false);
  const label = (id: string) => intl.formatMessage({ id: `admin.emails.${id}` });
  if (!everybody) return <LoadingRows rows={6} />;
  const addressedBy = ({ lists: chosen, ...besides }: Draft) => [besides, ...listsAmong(lists, chosen)];
  const recipients = everybodyIn(everybody, addressedBy(draft));

  const reach = (list: MailList) =>
    intl.formatMessage({ id: 'admin.emails.lists.reach' }, { count: recipientsOf(everybody, list).length });

  const send = async (values: Draft) => {
    const refusal = refusalOf(everybodyIn(everybody, addressedBy(values)).length);
    if (refusal) return refusal;
    const { data, error } = await write({
      to: idsOf(values.people),
      roles: [...values.roles],
      teams: idsOf(values.teams),
      lists: idsOf(values.lists),
      subject: values.subject ?? '',
      text: values.text ?? '',
    });
    if (error) return atTeams(error);
    return () => {
      const id = isKept ? 'admin.emails.queued.kept' : 'admin.emails.queued';
      alert({ severity: 'success', text: intl.formatMessage({ id }, { count: data.queued }) });
      setParams({});
    };
  };

  return (
    <SectionCard title={label('tab.write')}>
      <Form schema={schema} onSubmit={send} onCancel={() => setParams({})} onChange={setDraft}>
        <Box sx={{ display: 'grid', gap: 2, maxWidth: 760 }}>
          {lists.length > 0 && (
            <ReferencesField
              name="lists"
              label={label('lists')}
              options={lists.map((list) => ({ id: list.id, name: list.name ?? '', detail: reach(list) }))}
            />
          )}
          <ReferencesField
            name="people"
            label={label('people')}
            options={everybody.map(({ id, name, email }) => ({ id, name: name ?? email, detail: email }))}
          />
          <ChoicesField name="roles" label={label('roles')} choices={roles} text={choiceText} />
          <ReferencesField
            name="teams"
            label={label('teams')}
            options={allTeams?.map(({ id, name }) => ({ id, name }))}
          />
          <UseTemplate onSave={() => setSaving(true)} />
          <TextField name="subject" label={label('subject')} />
          <LongTextField name="text" label={label('text')} rows={8} help={label('text.help')} />
          <Preview recipients={recipients} subject={draft.subject ?? ''} text={draft.text ?? ''} />
          <FormActions cancel={intl.formatMessage({ id: 'admin.cancel' })} submit={label('send')} />
        </Box>
      </Form>
      {isSaving && (
        <SaveTemplate subject={draft.subject ?? ''} text={draft.text ?? ''} onClose={() => setSaving(false)} />
      )}
    </SectionCard>
  );
};
