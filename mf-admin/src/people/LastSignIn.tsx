import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Tag } from '@bidwright/remote-kit/ui';
import { Moment } from '../modules/Moment.tsx';
import { type SignIn, useSignIn } from './SignIns.tsx';

/** Who was invited and has not come yet. An invitation that has ended waits for somebody to send another. */
export const invitedState = ({ isOpened, invitedUntil }: SignIn): 'invited' | 'ended' | undefined => {
  if (isOpened || invitedUntil === null) return undefined;
  return invitedUntil * 1000 > Date.now() ? 'invited' : 'ended';
};

/** When somebody signed in last, in a row of the table. */
export const LastSignIn = ({ id }: { id: string }) => {
  const found = useSignIn(id);
  if (!found) return null;
  const state = invitedState(found);
  if (!state) return <Moment at={found.lastSignIn} />;
  return (
    <Tag tone={state === 'invited' ? 'info' : 'warning'}>
      <FormattedMessage id={`admin.people.${state}`} />
    </Tag>
  );
};
