import type { Month } from '@bidwright/contract-ftes';
import { today } from '@bidwright/remote-kit/ui';

/** The month of the person's day. */
export const thisMonth = (): Month => {
  const [year = 0, month = 0] = today().split('-').map(Number);
  return { year, month };
};
