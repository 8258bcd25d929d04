import type { User } from '@bidwright/contract-admin';
import { object, reference, share } from '@bidwright/contract-kit';
import { FieldGrid, Form, FormActions, NumberField } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { ReferenceField } from '@bidwright/remote-kit/references';
import { Box } from '@bidwright/remote-kit/ui';
import { splitTo } from '../draft/edits.ts';
import { type Line, nameOf } from '../draft/lines.ts';
import type { PlanState } from '../page/usePlanState.ts';
import { optionsOf } from './optionsOf.ts';

interface SplitDialogProps {
  from: Line;
  state: PlanState;
  people: ReadonlyMap<string, User>;
  onClose: () => void;
}

const input = object({ to: reference('users').required(), share: share().default(0.5).required() });

/** Gives a share of a row’s months to somebody else. */
export const SplitDialog = ({ from, state: { drafting }, people, onClose }: SplitDialogProps) => {
  const intl = useIntl();
  const label = (id: string) => intl.formatMessage({ id: `ftes.plan.split.${id}` });
  const split = ({ to, share }: { to: { id: string; name: string }; share: number }) => {
    const found = drafting.lines.find(({ key }) => key === to.id);
    const seat = { key: to.id, fte: to, openRole: null };
    const writes = splitTo(from, found ?? { key: to.id, parts: {} }, share);
    drafting.addAndWrite(found ? [] : [seat], writes);
    return onClose;
  };
  return (
    <Dialog
      open
      form
      title={intl.formatMessage({ id: 'ftes.plan.split.title' }, { name: nameOf(from) })}
      onClose={onClose}
    >
      <Form schema={input} focus="to" onSubmit={split} onCancel={onClose}>
        <Box sx={{ display: 'grid', gap: 2, paddingBlockStart: 1 }}>
          <FieldGrid>
            <ReferenceField name="to" label={label('to')} options={optionsOf(people, [from.key])} />
            <NumberField name="share" label={label('share')} />
          </FieldGrid>
          <FormActions submit={label('submit')} cancel={intl.formatMessage({ id: 'ftes.plan.cancel' })} />
        </Box>
      </Form>
    </Dialog>
  );
};
