import { Box, Button } from '@bidwright/remote-kit/ui';
import { FormattedMessage } from 'react-intl';
import { RecoveryCodes } from '../../twoStep/RecoveryCodes.tsx';

/** The codes, until the person says that they are kept. */
export const KeptCodes = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => (
  <>
    <RecoveryCodes codes={codes} />
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', marginBlockStart: 2 }}>
      <Button variant="contained" onClick={onDone}>
        <FormattedMessage id="shell.twoStep.codes.kept" />
      </Button>
    </Box>
  </>
);
