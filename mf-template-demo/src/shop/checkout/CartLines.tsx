import type { CartLine } from '@bidwright/contract-template-demo/api';
import { Box, IconButton, Link, Money, SectionCard } from '@bidwright/remote-kit/ui';
import Remove from '@mui/icons-material/DeleteOutlined';
import { useDemoSend } from '../../client/index.ts';
import { Picture } from '../../picture/Picture.tsx';
import { useSayError } from '../../useSayError.ts';
import { useText } from '../../useText.ts';
import { productAddress } from '../addresses.ts';
import { Quantity } from '../Quantity.tsx';

const max = 99;

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  alignItems: 'center',
  paddingBlock: 1.5,
  '&:not(:first-of-type)': { borderBlockStart: '1px solid', borderColor: 'divider' },
};

/** What is in the cart; how many of each can be changed. */
export const CartLines = ({ lines }: { lines: readonly CartLine[] }) => {
  const text = useText();
  const sayError = useSayError();
  const [update] = useDemoSend('POST /api/cart/update');
  const [remove] = useDemoSend('POST /api/cart/remove');
  return (
    <SectionCard title={text('checkout.cart')} count={lines.length}>
      <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {lines.map(({ id, productId, name, color, size, price, quantity }) => (
          <Box key={id} component="li" sx={row}>
            <Box sx={{ width: 64, borderRadius: 1, overflow: 'hidden' }}>
              <Picture seed={name} ratio="1 / 1" />
            </Box>
            <Box sx={{ flex: '1 1 140px', minWidth: 0 }}>
              <Link href={productAddress(productId)} color="inherit" sx={{ fontWeight: 600 }}>
                <span dir="auto">{name}</span>
              </Link>
              <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                {[color && text(`shop.colors.${color}`), size].filter(Boolean).join(' · ')}
              </Box>
              <Money amount={price} />
            </Box>
            <Quantity
              name={name}
              value={quantity}
              max={max}
              onChange={async (count) => sayError(await update({ id, quantity: count }))}
            />
            <Box sx={{ minWidth: 72, marginInlineStart: 'auto', textAlign: 'end', fontWeight: 600 }}>
              <Money amount={price * quantity} />
            </Box>
            <IconButton
              size="small"
              aria-label={text('checkout.remove', { name })}
              onClick={async () => sayError(await remove({ id }))}
            >
              <Remove fontSize="small" />
            </IconButton>
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
};
