import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Alert, Button } from '@bidwright/remote-kit/ui';
import type { Entry } from '../api.ts';
import { useArchive } from './useArchive.ts';

/** Says that an entry is archived, and lets those who may take it back; others are told who may. */
export const Archived = ({ entry }: { entry: Entry }) => {
  const { act, isLoading } = useArchive(entry);
  return (
    <Alert
      severity="warning"
      action={
        act && (
          <Button size="small" color="inherit" loading={isLoading} onClick={() => void act()}>
            <FormattedMessage id="rfp-library.restore" />
          </Button>
        )
      }
    >
      <FormattedMessage id={`rfp-library.archived.banner${act ? '' : '.admins'}`} />
    </Alert>
  );
};
