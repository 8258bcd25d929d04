import { addDays } from '@bidwright/contract-kit/days';
import type { ProgramKey } from '@bidwright/contract-shell';
import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Tag, type TagProps, today } from '@bidwright/remote-kit/ui';

/** From so many days before its end a key is told of, so that its program has another one in time. */
const noticeDays = 30;

type Shown = ProgramKey['state'] | 'ending';

const tones: Record<Shown, TagProps['tone']> = {
  usable: 'success',
  ending: 'warning',
  expired: 'plain',
  revoked: 'plain',
};

const shownOf = ({ state, expirationDate }: ProgramKey): Shown =>
  state === 'usable' && expirationDate < addDays(today(), noticeDays) ? 'ending' : state;

/** Whether a key opens something, and whether that ends soon. */
export const KeyState = ({ row }: { row: ProgramKey }) => {
  const shown = shownOf(row);
  return (
    <Tag tone={tones[shown]}>
      <FormattedMessage id={`admin.keys.state.${shown}`} />
    </Tag>
  );
};
