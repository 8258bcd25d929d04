import { leaves } from '@bidwright/contract-ftes';
import { importFieldsOf } from '@bidwright/contract-kit';
import { ImportActions, tableImport } from '@bidwright/remote-kit/importing';
import { FormattedMessage, useColumnName, useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { jobHooks } from '@bidwright/remote-kit/store';
import { Button } from '@bidwright/remote-kit/ui';
import { ftes } from '../../api.ts';

const { useTableImport, ImportBody } = tableImport(jobHooks(ftes));

/** Who takes leave back does so on the page. */
const fields = importFieldsOf(leaves).filter((field) => field !== 'status');

/** A table of people's leave comes in. */
export const LeaveImport = ({ onClose }: { onClose: () => void }) => {
  const intl = useIntl();
  const nameOf = useColumnName((field) =>
    intl.formatMessage({ id: field === 'person' ? 'ftes.people.person' : `ftes.leave.${field}` }),
  );
  const title = intl.formatMessage({ id: 'ftes.leaves' });
  const target = { col: leaves.name, collection: leaves, title, fields, nameOf };
  const importing = useTableImport(target);
  return (
    <Dialog
      open
      form
      width="comparison"
      title={intl.formatMessage({ id: 'ftes.leave.import' })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <FormattedMessage id={importing.run ? 'ftes.leave.import.close' : 'ftes.plan.cancel'} />
          </Button>
          <ImportActions importing={importing} />
        </>
      }
    >
      <ImportBody target={target} importing={importing} help={<FormattedMessage id="ftes.leave.import.help" />} />
    </Dialog>
  );
};
