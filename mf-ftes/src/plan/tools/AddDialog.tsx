import type { User } from '@bidwright/contract-admin';
import { skillLevels } from '@bidwright/contract-ftes';
import { count, message, object, oneOfNumbers, reference, references, text } from '@bidwright/contract-kit';
import { ChoiceField, FieldGrid, Form, FormActions, NumberField, TextField } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { ReferenceField, ReferencesField } from '@bidwright/remote-kit/references';
import { Box, Segments } from '@bidwright/remote-kit/ui';
import { newId } from '@bidwright/shell-api';
import { useState } from 'react';
import { useSkillList } from '../../api.ts';
import { levelKey, levels } from '../../skills/levels.ts';
import type { Seat } from '../draft/lines.ts';
import type { Span } from '../draft/span.ts';
import { optionsOf } from './optionsOf.ts';
import { useFreeIn } from './useFreeIn.ts';

export interface AddDialogProps {
  people: ReadonlyMap<string, User>;
  /** The months of the plan. */
  span: Span;
  /** Who is in the plan already. */
  taken: readonly string[];
  onAdd: (seats: readonly Seat[]) => void;
  onClose: () => void;
}

const kinds = ['person', 'role'] as const;

const peopleInput = object({
  people: references('users').min(1, message('validation.atLeast', { min: 1 })),
});
const roleInput = object({
  title: text(120).required(),
  count: count().min(1, message('validation.required')).default(1).required(),
  skill: reference('skills'),
  level: oneOfNumbers(skillLevels),
});

const newKey = () => `new-${newId()}`;

/** Asks whom to plan: people of the firm, or a role for which nobody is found yet. */
export const AddDialog = ({ people, span, taken, onAdd, onClose }: AddDialogProps) => {
  const intl = useIntl();
  const skills = useSkillList();
  const free = useFreeIn(span);
  const [kind, setKind] = useState<(typeof kinds)[number]>('person');
  const label = (id: string) => intl.formatMessage({ id: `ftes.plan.add.${id}` });
  const add = (seats: readonly Seat[]) => {
    onAdd(seats);
    return onClose;
  };
  const actions = <FormActions submit={label('submit')} cancel={intl.formatMessage({ id: 'ftes.plan.cancel' })} />;
  return (
    <Dialog open form title={intl.formatMessage({ id: 'ftes.plan.add' })} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 2, paddingBlockStart: 1, justifyItems: 'start', '& > form': { width: '100%' } }}>
        <Segments
          label={label('kind')}
          choices={kinds.map((value) => ({ value, label: label(value) }))}
          value={kind}
          onChange={setKind}
        />
        {kind === 'person' ? (
          <Form
            key={kind}
            schema={peopleInput}
            focus="people"
            onSubmit={(input) => add(input.people.map((fte) => ({ key: fte.id, fte, openRole: null })))}
            onCancel={onClose}
          >
            <Box sx={{ display: 'grid', gap: 2 }}>
              <ReferencesField
                name="people"
                label={label('people')}
                placeholder={label('search')}
                options={optionsOf(people, taken, free)}
              />
              {actions}
            </Box>
          </Form>
        ) : (
          <Form
            key={kind}
            schema={roleInput}
            focus="title"
            onSubmit={(openRole) => add([{ key: newKey(), fte: null, openRole }])}
            onCancel={onClose}
          >
            <Box sx={{ display: 'grid', gap: 2 }}>
              <FieldGrid>
                <TextField name="title" label={label('title')} />
                <NumberField name="count" label={label('count')} />
                <ReferenceField name="skill" label={label('skill')} options={skills.data} />
                <ChoiceField
                  name="level"
                  label={label('level')}
                  choices={levels}
                  text={(level) => intl.formatMessage({ id: levelKey(Number(level)) })}
                />
              </FieldGrid>
              {actions}
            </Box>
          </Form>
        )}
      </Box>
    </Dialog>
  );
};
