import Previous from '@mui/icons-material/ChevronLeftOutlined';
import Next from '@mui/icons-material/ChevronRightOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { FormattedMessage, useIntl } from 'react-intl';
import { ValuePicker } from './ValuePicker.tsx';

export interface Paging {
  /** The number of the first row shown, from 1. */
  from: number;
  /** How many rows there are in all; undefined while they are counted. */
  total?: number;
  next?: () => void;
  previous?: () => void;
  /** Rows per page, and how to change it. */
  size?: number;
  onSize?: (size: number) => void;
}

const sizes = [25, 50, 100];
const flip = { '[dir=rtl] &': { transform: 'scaleX(-1)' } };

/** '1–25 of 58', the page's size, and the way to the neighbours. */
export const Pager = ({ from, total, next, previous, size = 25, onSize, count }: Paging & { count: number }) => {
  const intl = useIntl();
  const rows = intl.formatMessage({ id: 'kit.table.size' });
  const range = { from: count > 0 ? from : 0, to: from + count - 1, total };
  return (
    <Box
      component="nav"
      aria-label={intl.formatMessage({ id: 'kit.table.pages' })}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        paddingBlock: 1,
        typography: 'caption',
        color: 'text.secondary',
      }}
    >
      <Box component="output" sx={{ marginInlineEnd: 'auto' }}>
        {count > 0 && (
          <FormattedMessage id={total === undefined ? 'kit.table.range' : 'kit.table.rangeOf'} values={range} />
        )}
      </Box>
      {onSize && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <span aria-hidden>{rows}</span>
          <ValuePicker
            label={rows}
            options={sizes.map((choice) => ({ value: String(choice), label: String(choice) }))}
            value={String(size)}
            onChange={(choice) => onSize(Number(choice))}
          />
        </Box>
      )}
      <IconButton
        size="small"
        disabled={!previous}
        onClick={previous}
        data-keys="["
        aria-label={intl.formatMessage({ id: 'kit.table.previous' })}
      >
        <Previous sx={flip} />
      </IconButton>
      <IconButton
        size="small"
        disabled={!next}
        onClick={next}
        data-keys="]"
        aria-label={intl.formatMessage({ id: 'kit.table.next' })}
      >
        <Next sx={flip} />
      </IconButton>
    </Box>
  );
};
