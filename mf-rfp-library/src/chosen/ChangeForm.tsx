import { reviewCycles } from '@bidwright/contract-rfp-library';
import { DateField, FieldGrid, Form, FormActions, type Outcome, SwitchField } from '@bidwright/remote-kit/forms';
import { said, useIntl } from '@bidwright/remote-kit/intl';
import { ReferenceField, ReferencesField } from '@bidwright/remote-kit/references';
import { Box } from '@bidwright/remote-kit/ui';
import { useTeams, useUsers } from '../api.ts';
import { NumberSelect } from '../writing/NumberSelect.tsx';
import { Clearable } from './Clearable.tsx';
import { type Changeable, type Changed, changeSchema, changesOf } from './changes.ts';

interface ChangeFormProps {
  initial: Changed;
  onSubmit: (values: Changed) => Promise<Outcome>;
  onCancel: () => void;
}

/** What is changed of the chosen texts. */
export const ChangeForm = ({ initial, onSubmit, onCancel }: ChangeFormProps) => {
  const intl = useIntl();
  const teams = useTeams().data;
  const users = useUsers().data?.map(({ id, name }) => ({ id, name: name ?? '' }));
  const text = (id: string, given?: object) => intl.formatMessage({ id: `rfp-library.${id}` }, { ...given });
  const field = (name: Changeable, disabled: boolean) => ({ name, label: text(`field.${name}`), disabled });
  const submit = (values: Changed) => {
    const { set, clear } = changesOf(values);
    const isNothing = Object.keys(set).length + clear.length === 0;
    return isNothing ? { code: said, message: text('change.nothing') } : onSubmit(values);
  };
  return (
    <Form schema={changeSchema} initial={initial} onSubmit={submit} onCancel={onCancel} kept focus="teams">
      <Box sx={{ display: 'grid', gap: 1.5, paddingBlockStart: 1 }}>
        <Box sx={{ color: 'text.secondary' }}>{text('change.help')}</Box>
        <FieldGrid>
          <Clearable name="teams">
            {(disabled) => <ReferencesField {...field('teams', disabled)} options={teams} />}
          </Clearable>
          <Clearable name="owner">
            {(disabled) => <ReferenceField {...field('owner', disabled)} options={users} />}
          </Clearable>
          <Clearable name="reviewEveryMonths">
            {(disabled) => (
              <NumberSelect
                name="reviewEveryMonths"
                disabled={disabled}
                numbers={reviewCycles}
                none={text('change.leave')}
                text={(count) => text('review.every', { count })}
              />
            )}
          </Clearable>
          <Clearable name="reviewDue">{(disabled) => <DateField {...field('reviewDue', disabled)} />}</Clearable>
        </FieldGrid>
        <SwitchField name="archive" label={text('archive')} help={text('archive.help')} />
        <FormActions submit={text('change.preview')} cancel={text('cancel')} />
      </Box>
    </Form>
  );
};
