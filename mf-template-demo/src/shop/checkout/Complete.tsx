import { Button, Card, Empty } from '@bidwright/remote-kit/ui';
import Done from '@mui/icons-material/CheckCircleOutlined';
import { useDollars } from '../../useDollars.ts';
import { useText } from '../../useText.ts';
import { shopAddress } from '../addresses.ts';

/** The last word of an order: what it came to. */
export const Complete = ({ total }: { total: number }) => {
  const text = useText();
  const dollars = useDollars();
  return (
    <Card component="output" sx={{ display: 'block' }}>
      <Empty icon={<Done />} title={text('checkout.done', { total: dollars(total) })} text={text('checkout.done.text')}>
        <Button variant="contained" href={shopAddress}>
          {text('checkout.toShop')}
        </Button>
      </Empty>
    </Card>
  );
};
