import type { InputOf, Person } from '@bidwright/contract-kit';
import { mayPin, views } from '@bidwright/contract-shell';
import { ChoiceField, SwitchField, TextField, useFormValue } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { ReferenceField } from '@bidwright/remote-kit/references';
import { usePerson } from '@bidwright/shell-api';
import { useTeams } from '../../../api.ts';

/** What somebody says of a view when it is saved. */
export type NewView = Pick<InputOf<typeof views>, 'name' | 'reach' | 'team' | 'pinned' | 'locked'>;
export const newView = views.input.pick(['name', 'reach', 'team', 'pinned', 'locked']);

/** What is kept of it: a switch that is hidden by now counts no more. */
export const allowed = (values: NewView, person: Person): NewView => ({
  ...values,
  pinned: values.pinned && mayPin(person, values),
});

type Label = (name: string) => string;

/** What only a shared view has. */
const Sharing = ({ label }: { label: Label }) => {
  const person = usePerson();
  const { data } = useTeams();
  const [reach] = useFormValue<string>('reach');
  const mine = person.permissions.includes('Admin') ? data : data?.filter(({ id }) => person.teams.includes(id));
  if (reach === 'private') return null;
  return (
    <>
      {reach === 'team' && <ReferenceField name="team" label={label('team')} options={mine} />}
      <SwitchField name="locked" label={label('lock')} />
    </>
  );
};

/** Not offered where it would be refused. */
const Pinning = ({ label }: { label: Label }) => {
  const person = usePerson();
  const [reach] = useFormValue<string>('reach');
  return mayPin(person, { reach }) && <SwitchField name="pinned" label={label('pinned')} />;
};

interface ViewFieldsProps {
  /** What is kept: a report is no view to who reads its name. */
  of?: 'view' | 'report';
}

/** What a view is called and whom it is for. */
export const ViewFields = ({ of = 'view' }: ViewFieldsProps) => {
  const intl = useIntl();
  const label: Label = (name) => intl.formatMessage({ id: `opportunities.views.${name}` });
  return (
    <>
      <TextField
        name="name"
        label={of === 'view' ? label('name') : intl.formatMessage({ id: 'opportunities.report.name' })}
      />
      <ChoiceField name="reach" label={label('reach')} text={(reach) => label(`reach.${reach}`)} />
      <Pinning label={label} />
      <Sharing label={label} />
    </>
  );
};
