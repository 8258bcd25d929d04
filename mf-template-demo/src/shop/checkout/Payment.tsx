import type { CartAnswer } from '@bidwright/contract-template-demo/api';
import { Alert, Box, Button, SectionCard } from '@bidwright/remote-kit/ui';
import { Choices } from '../../Choices.tsx';
import { useDemoSend } from '../../client/index.ts';
import { useDollars } from '../../useDollars.ts';
import { useSayError } from '../../useSayError.ts';
import { useText } from '../../useText.ts';

interface PaymentProps {
  cart: CartAnswer;
  onBack: () => void;
  /** The order is placed; hears what it came to. */
  onDone: (total: number) => void;
}

const charges = { free: 0, fast: 5 } as const;
const shippings = ['free', 'fast'] as const;
const methods = ['card', 'cod', 'paypal'] as const;
const cards = ['visa', 'mastercard'] as const;
const cardNames = { visa: 'Visa •••• 4242', mastercard: 'Mastercard •••• 4444' } as const;

/** How an order travels and is paid; nothing real is asked for. */
export const Payment = ({ cart, onBack, onDone }: PaymentProps) => {
  const text = useText();
  const sayError = useSayError();
  const [ship] = useDemoSend('POST /api/cart/shipping-charge');
  const [pay] = useDemoSend('POST /api/cart/payment-method');
  const [chooseCard] = useDemoSend('POST /api/cart/payment-card');
  const [reset, { isLoading }] = useDemoSend('POST /api/cart/reset');
  const { shipping, payment, total } = cart;
  const dollars = useDollars();

  const place = async () => {
    if (sayError(await reset())) onDone(total);
  };
  return (
    <SectionCard title={text('checkout.payment')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Choices
          label={text('payment.shipping')}
          choices={shippings.map((value) => ({
            value,
            label: text(`payment.shipping.${value}`, { charge: dollars(charges[value]) }),
          }))}
          value={shipping}
          onChange={async (charge) => sayError(await ship({ shipping: charges[charge], charge }))}
        />
        <Choices
          label={text('payment.method')}
          choices={methods.map((value) => ({ value, label: text(`payment.method.${value}`) }))}
          value={payment.method}
          onChange={async (method) => sayError(await pay({ method }))}
        />
        {payment.method === 'card' && (
          <Choices
            label={text('payment.card')}
            choices={cards.map((value) => ({ value, label: <bdi>{cardNames[value]}</bdi> }))}
            value={cards.find((card) => card === payment.card)}
            onChange={async (card) => sayError(await chooseCard({ card }))}
          />
        )}
        <Alert severity="info" role="note">
          {text('payment.sample')}
        </Alert>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
          <Button onClick={onBack}>{text('checkout.back')}</Button>
          <Button
            variant="contained"
            loading={isLoading}
            disabled={payment.method === 'card' && !payment.card}
            onClick={place}
          >
            {text('checkout.place')}
          </Button>
        </Box>
      </Box>
    </SectionCard>
  );
};
