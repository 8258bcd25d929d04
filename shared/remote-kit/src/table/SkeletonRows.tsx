import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useIntl } from 'react-intl';
import { useLate } from '../ui/useLate.ts';
import type { Column } from './columns.ts';

const rows = 10;

/** Grey bars in the cells of rows that are still loading. */
export const SkeletonRows = <R,>({ columns, selection }: { columns: readonly Column<R>[]; selection: boolean }) => {
  const intl = useIntl();
  const late = useLate();
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row}>
      {selection && <td data-choosing aria-hidden />}
      {columns.map(({ id, numeric }, at) => (
        <td key={id} data-first={at === 0 || undefined}>
          {row === 0 && at === 0 && (
            <Box
              component="output"
              sx={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }}
            >
              {intl.formatMessage({ id: 'kit.loading' })}
            </Box>
          )}
          {late && (
            <Skeleton
              variant="rounded"
              height={12}
              sx={{ marginInlineStart: numeric ? 'auto' : undefined }}
              width={`${(at === 0 ? 80 : 60) - (row % 3) * 12}%`}
            />
          )}
        </td>
      ))}
    </tr>
  ));
};
