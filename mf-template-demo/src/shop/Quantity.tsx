import { useIntl } from '@bidwright/remote-kit/intl';
import { Box, IconButton } from '@bidwright/remote-kit/ui';
import More from '@mui/icons-material/AddOutlined';
import Fewer from '@mui/icons-material/RemoveOutlined';
import { useText } from '../useText.ts';

interface QuantityProps {
  /** Of what. */
  name: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
}

/** How many, one more or fewer at a time. */
export const Quantity = ({ name, value, max, onChange }: QuantityProps) => {
  const text = useText();
  const intl = useIntl();
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <IconButton
        size="small"
        aria-label={text('shop.fewer', { name })}
        disabled={value <= 1}
        onClick={() => onChange(value - 1)}
      >
        <Fewer fontSize="small" />
      </IconButton>
      <Box component="output" aria-label={text('shop.quantity')} sx={{ minWidth: 24, textAlign: 'center' }}>
        {intl.formatNumber(value)}
      </Box>
      <IconButton
        size="small"
        aria-label={text('shop.more', { name })}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <More fontSize="small" />
      </IconButton>
    </Box>
  );
};
