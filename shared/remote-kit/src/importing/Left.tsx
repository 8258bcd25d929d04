import type { RecordResult } from '@bidwright/contract-kit';
import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { useFieldMessage } from '../intl/useFieldMessage.ts';

/** What an undo leaves as it is, each by its name with the reason. */
export const Left = ({ rows }: { rows: readonly RecordResult[] }) => {
  const said = useFieldMessage();
  const why = ({ reason = '', fields = {} }: RecordResult) =>
    Object.entries(fields)
      .map(([name, fault]) => `${name}: ${said(fault)}`)
      .join('; ') || reason;
  return (
    <Box
      component="ul"
      // It scrolls, so keys must reach it.
      tabIndex={0}
      sx={{ maxHeight: 160, overflow: 'auto', margin: 0, paddingInlineStart: 2.5, overflowWrap: 'anywhere' }}
    >
      {rows.map((result) => (
        <li key={`${result.row}-${result.id}`}>
          {result.row !== undefined && (
            <b>
              <FormattedMessage id="kit.undo.row" values={{ row: result.row }} />{' '}
            </b>
          )}
          <span dir="auto">{why(result)}</span>
        </li>
      ))}
    </Box>
  );
};
