import { ChoiceField, useFormValue } from '@bidwright/remote-kit/forms';
import { useChoiceText } from '../useChoiceText.ts';
import { useFieldLabel } from '../useFieldLabel.ts';

const roles = ['Prime', 'Sub'];

/** Prime or Sub. The contract takes any text, so a record may hold another. */
export const RoleField = () => {
  const label = useFieldLabel();
  const [role] = useFormValue<string | null>('role');
  const choices = role && !roles.includes(role) ? [...roles, role] : roles;
  return <ChoiceField name="role" label={label('role')} choices={choices} text={useChoiceText()} />;
};
