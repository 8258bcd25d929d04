import type { Change } from '@bidwright/contract-kit';
import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';
import type { ReactNode } from 'react';
import { FieldValue } from '../../field/values/FieldValue.tsx';

interface TextChangeProps {
  who: ReactNode;
  what: ReactNode;
  change: Change;
}

const side = { typography: 'caption', color: 'text.secondary', marginBlock: '8px 2px' };

/** A change of a long text: told in a line, both texts on request. */
export const TextChange = ({ who, what, change: { field, oldValue, newValue } }: TextChangeProps) => (
  <>
    <FormattedMessage id="opportunities.activity.rewritten" values={{ who, what }} />
    <Box component="details" sx={{ marginBlockStart: 0.5 }}>
      <Box component="summary" sx={{ cursor: 'pointer', typography: 'caption', color: 'primary.main' }}>
        <FormattedMessage id="opportunities.activity.texts" />
      </Box>
      <Box sx={side}>
        <FormattedMessage id="opportunities.activity.before" />
      </Box>
      <FieldValue name={field} value={oldValue} />
      <Box sx={side}>
        <FormattedMessage id="opportunities.activity.after" />
      </Box>
      <FieldValue name={field} value={newValue} />
    </Box>
  </>
);
