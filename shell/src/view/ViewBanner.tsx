import { Alert, Button } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { FormattedMessage } from 'react-intl';
import { useView } from './useView.ts';

/** On every page: as which role an Admin sees the app, and the way back. */
export const ViewBanner = () => {
  const { viewAs } = usePerson();
  const [see, busy] = useView();
  if (!viewAs) return null;
  return (
    <Alert
      severity="warning"
      icon={<Visibility fontSize="inherit" />}
      action={
        <Button
          size="small"
          color="inherit"
          sx={{ whiteSpace: 'nowrap' }}
          loading={busy}
          onClick={() => void see(null)}
        >
          <FormattedMessage id="shell.view.back" />
        </Button>
      }
      sx={{ position: 'sticky', insetBlockStart: 'var(--header)', zIndex: 1040, marginBlockEnd: 1.5 }}
    >
      <FormattedMessage id="shell.view.on" values={{ role: <b>{viewAs}</b> }} />
    </Alert>
  );
};
