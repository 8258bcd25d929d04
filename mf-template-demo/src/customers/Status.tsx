import { Tag, type TagProps } from '@bidwright/remote-kit/ui';
import { useText } from '../useText.ts';

const tones: ReadonlyMap<string, TagProps['tone']> = new Map([
  ['Active', 'success'],
  ['Pending', 'warning'],
  ['Rejected', 'error'],
  ['Processing', 'info'],
  ['Shipped', 'info'],
  ['Delivered', 'success'],
]);

/** How a customer, an order or a review stands. */
export const Status = ({ status }: { status: string }) => {
  const text = useText();
  return <Tag tone={tones.get(status)}>{text(`status.${status}`)}</Tag>;
};
