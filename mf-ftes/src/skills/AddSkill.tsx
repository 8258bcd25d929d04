import { type Skill, skills } from '@bidwright/contract-admin';
import { type PersonSkill, personSkills } from '@bidwright/contract-ftes';
import { emptyInput, type InputOf, type Reference } from '@bidwright/contract-kit';
import { ChoiceField, FieldGrid, Form, FormActions, type Outcome } from '@bidwright/remote-kit/forms';
import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { ReferenceField } from '@bidwright/remote-kit/references';
import { can } from '@bidwright/remote-kit/store';
import { Box } from '@bidwright/remote-kit/ui';
import { useAlert, usePerson } from '@bidwright/shell-api';
import { useAddSkill, useCreateSkill, useUpdateSkill } from '../api.ts';
import { levelKey, levels } from './levels.ts';

interface AddSkillProps {
  person: Reference;
  /** What there is of the person, also what was taken back. */
  kept: readonly PersonSkill[];
  offered: readonly Skill[];
  onClose: () => void;
}

const input = personSkills.input.pick(['skill', 'level']);
const first = { level: 2 };

/** Says what else somebody can do, and how well. What was taken back is taken up again. */
export const AddSkill = ({ person, kept, offered, onClose }: AddSkillProps) => {
  const intl = useIntl();
  const alert = useAlert();
  const errorText = useErrorText();
  const asker = usePerson();
  const [add] = useAddSkill();
  const [update] = useUpdateSkill();
  const [create] = useCreateSkill();
  const label = (id: string) => intl.formatMessage({ id: `ftes.skill.${id}` });

  const save = async (said: Pick<InputOf<typeof personSkills>, 'skill' | 'level'>): Promise<Outcome> => {
    const earlier = kept.find((one) => one.skill.id === said.skill.id);
    const error = earlier
      ? await update({ id: earlier.id, changes: { level: said.level, status: 'Active' } })
      : (await add({ ...emptyInput(personSkills), person, ...said })).error;
    return error ?? onClose;
  };
  const newSkill = async (typed: string) => {
    const name = typed.trim();
    if (!name) return undefined;
    const { id, error } = await create({ ...emptyInput(skills), name });
    if (error) alert({ severity: 'error', text: errorText(error) });
    return id === undefined ? undefined : { id, name };
  };
  const options = can(skills.rights.create, asker) ? [{ id: '0', name: label('new') }, ...offered] : offered;
  return (
    <Dialog
      open
      form
      title={intl.formatMessage({ id: 'ftes.skill.add.title' }, { name: person.name })}
      onClose={onClose}
    >
      <Form schema={input} initial={first} focus="skill" onSubmit={save} onCancel={onClose}>
        <Box sx={{ display: 'grid', gap: 2, paddingBlockStart: 1 }}>
          <FieldGrid>
            <ReferenceField
              name="skill"
              label={label('skill')}
              options={options}
              onCreate={can(skills.rights.create, asker) ? newSkill : undefined}
            />
            <ChoiceField
              name="level"
              label={label('level')}
              choices={levels}
              text={(one) => intl.formatMessage({ id: levelKey(Number(one)) })}
            />
          </FieldGrid>
          <FormActions submit={label('add')} cancel={intl.formatMessage({ id: 'ftes.plan.cancel' })} />
        </Box>
      </Form>
    </Dialog>
  );
};
