import { text as line, object } from '@bidwright/contract-kit';
import type { CartAnswer } from '@bidwright/contract-template-demo/api';
import { Form, TextField } from '@bidwright/remote-kit/forms';
import { Box, Button } from '@bidwright/remote-kit/ui';
import { useDemoSend } from '../../client/index.ts';
import { useText } from '../../useText.ts';

const schema = object({ code: line(40) });

/** The codes that the sample knows: they may as well be tried. */
const codes = ['BERRY50', 'FLAT05', 'SUB150', 'UPTO200'];

/** A code that may take something off the sum; what it took is said. */
export const DiscountCode = ({ cart: { subtotal, code, discount } }: { cart: CartAnswer }) => {
  const text = useText();
  const [send] = useDemoSend('POST /api/cart/discount');
  return (
    <Box sx={{ marginBlockStart: 2 }}>
      <Form
        schema={schema}
        initial={{ code }}
        kept
        onSubmit={async (given) => {
          const { error } = await send({ total: subtotal, code: given.code?.toUpperCase() ?? null });
          return error;
        }}
      >
        <Box sx={{ display: 'grid', gap: 1 }}>
          <TextField
            name="code"
            label={text('checkout.code')}
            suggestions={codes}
            help={text('checkout.codes', { codes: codes.join(', ') })}
          />
          <Button type="submit" size="small" variant="outlined">
            {text('checkout.apply')}
          </Button>
          <Box component="output" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {code && text(discount > 0 ? 'checkout.codeTakes' : 'checkout.codeNone', { code })}
          </Box>
        </Box>
      </Form>
    </Box>
  );
};
