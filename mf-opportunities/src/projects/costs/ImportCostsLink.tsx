import { parts } from '@bidwright/contract-opportunities';
import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { can } from '@bidwright/remote-kit/store';
import { Button } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import Upload from '@mui/icons-material/FileUploadOutlined';
import { importCostsAddress } from '../addresses.ts';

/** To the import of actual costs, for who may; not on phones. */
export const ImportCostsLink = () =>
  can(parts.actualCosts.many.import, usePerson()) && (
    <Button
      variant="outlined"
      href={importCostsAddress}
      startIcon={<Upload />}
      sx={{ display: { xs: 'none', md: 'inline-flex' } }}
    >
      <FormattedMessage id="opportunities.costs.import" />
    </Button>
  );
