import { Box } from '@bidwright/remote-kit/ui';
import { FieldValue } from './FieldValue.tsx';
import type { List, ListRecord } from './list.ts';
import { useFieldLabel } from './useFieldLabel.ts';

/** A record for those who may only read it. */
export const RecordFacts = ({ list, record }: { list: List; record: ListRecord }) => {
  const label = useFieldLabel();
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
        gap: 1.5,
        margin: 0,
        '& dd': { margin: 0 },
      }}
    >
      {list.filled.map((field) => (
        <Box key={field.name} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary', paddingBlockStart: '2px' }}>
            {label(field.name)}
          </Box>
          <Box component="dd" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
            <FieldValue field={field} record={record} />
          </Box>
        </Box>
      ))}
    </Box>
  );
};
