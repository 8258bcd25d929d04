import { has } from '@bidwright/contract-kit';
import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Button } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import Upload from '@mui/icons-material/FileUploadOutlined';
import { importAddress } from '../../addresses.ts';

/** To the import, which is for Admins. */
export const ImportLink = () =>
  has(usePerson()) && (
    <Button variant="outlined" href={importAddress} startIcon={<Upload />}>
      <FormattedMessage id="opportunities.import.short" />
    </Button>
  );
