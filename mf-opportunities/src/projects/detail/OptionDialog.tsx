import { day, object } from '@bidwright/contract-kit';
import { DateField } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { useAlert } from '@bidwright/shell-api';
import { useOpportunity } from '../../api.ts';
import { AddDialog } from '../../opportunities/bid/cards/AddDialog.tsx';
import { useSaving } from '../../opportunities/bid/edits/useSaving.tsx';
import { useFieldLabel } from '../../opportunities/field/useFieldLabel.ts';
import type { OpportunityRecord } from '../../opportunities/OpportunityRecord.ts';

interface OptionDialogProps {
  record: OpportunityRecord;
  onClose: () => void;
}

const schema = object({ nextOptionDate: day() });

/** Asks for the day of the next option; where somebody else has set it meanwhile, whose is to stay. */
export const OptionDialog = ({ record, onClose }: OptionDialogProps) => {
  const intl = useIntl();
  const alert = useAlert();
  const label = useFieldLabel();
  const say = (id: string) => intl.formatMessage({ id: `opportunities.${id}` });
  const done = () => alert({ severity: 'success', text: say('project.option.saved') });
  const { refetch } = useOpportunity(record.id);
  const { base, save, question } = useSaving({
    record,
    onReload: refetch,
    onResolved: ({ nextOptionDate }) => {
      if (nextOptionDate !== undefined) done();
      onClose();
    },
  });
  const put = async (changes: { nextOptionDate: string | null }) => {
    const error = await save(changes);
    if (!error) done();
    else if (error.code !== 'conflict') alert({ severity: 'error', text: say('update.failed') });
    return error;
  };
  return (
    <>
      <AddDialog
        title={label('nextOptionDate')}
        submit={say('section.save')}
        schema={schema}
        initial={{ nextOptionDate: base.nextOptionDate }}
        focus="nextOptionDate"
        onAdd={put}
        onClose={onClose}
      >
        <DateField name="nextOptionDate" label={label('nextOptionDate')} help={say('help.nextOptionDate')} />
      </AddDialog>
      {question}
    </>
  );
};
