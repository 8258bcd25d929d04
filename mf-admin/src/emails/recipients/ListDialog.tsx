import { teams } from '@bidwright/contract-admin';
import { roles } from '@bidwright/contract-kit';
import { type MailList, mailLists, recipientsOf } from '@bidwright/contract-shell';
import { ChoicesField, Form, FormActions, TextField } from '@bidwright/remote-kit/forms';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { ReferencesField } from '@bidwright/remote-kit/references';
import { Box } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { useState } from 'react';
import { useList } from '../../api.ts';
import { useChoiceText } from '../../lists/useChoiceText.ts';
import { useSeenVersion } from '../../lists/useSeenVersion.ts';
import { useCreateMailList, type usePeople, useUpdateMailList } from '../api.ts';

const schema = mailLists.input.pick(['name', 'roles', 'teams', 'people']);
type Draft = Pick<MailList, 'name' | 'roles' | 'teams' | 'people'>;

const empty: Draft = { name: '', roles: [], teams: [], people: [] };

interface ListDialogProps {
  /** None: a new one. */
  list: MailList | undefined;
  everybody: NonNullable<ReturnType<typeof usePeople>['data']>;
  onClose: () => void;
}

/** Makes a list of recipients or changes one, and says how many it means now. */
export const ListDialog = ({ list, everybody, onClose }: ListDialogProps) => {
  const intl = useIntl();
  const alert = useAlert();
  const choiceText = useChoiceText();
  const { data: allTeams } = useList(teams.name);
  const [create] = useCreateMailList();
  const [update] = useUpdateMailList();
  const [version, seen] = useSeenVersion(list);
  const [draft, setDraft] = useState<Draft>(list ?? empty);
  const label = (id: string) => intl.formatMessage({ id: `admin.emails.${id}` });

  const save = async (values: Draft, changes: Partial<Draft>) => {
    const { error } = list
      ? { error: seen(await update({ id: list.id, version, changes })) }
      : await create({ ...values, status: 'Active' });
    if (error) return error;
    return () => {
      alert({ severity: 'success', text: intl.formatMessage({ id: 'admin.saved' }, { name: values.name }) });
      onClose();
    };
  };

  return (
    <Dialog open form width="comparison" title={label(list ? 'lists.edit' : 'lists.new')} onClose={onClose}>
      <Form schema={schema} initial={list} onSubmit={save} onCancel={onClose} onChange={setDraft} focus="name">
        <Box sx={{ display: 'grid', gap: 2, paddingBlockStart: 1 }}>
          <TextField name="name" label={label('name')} />
          <ChoicesField name="roles" label={label('roles')} choices={roles} text={choiceText} />
          <ReferencesField
            name="teams"
            label={label('teams')}
            options={allTeams?.map(({ id, name }) => ({ id, name }))}
          />
          <ReferencesField
            name="people"
            label={label('people')}
            options={everybody.map(({ id, name, email }) => ({ id, name: name ?? email, detail: email }))}
          />
          <Box component="output" sx={{ typography: 'body2' }}>
            <FormattedMessage id="admin.emails.lists.reach" values={{ count: recipientsOf(everybody, draft).length }} />
          </Box>
          <FormActions
            cancel={intl.formatMessage({ id: 'admin.cancel' })}
            submit={intl.formatMessage({ id: 'admin.save' })}
          />
        </Box>
      </Form>
    </Dialog>
  );
};
