import { Button } from '@bidwright/remote-kit/ui';
import { useState } from 'react';
import { useDemo, useDemoSend } from '../../client/index.ts';
import { useSayError } from '../../useSayError.ts';
import { useText } from '../../useText.ts';
import { PeopleCards } from './PeopleCards.tsx';

/** Who would like to be a friend. */
export const Requests = () => {
  const text = useText();
  const sayError = useSayError();
  const [search, setSearch] = useState('');
  const [confirm] = useDemoSend('POST /api/friend-request/confirm');
  const [remove] = useDemoSend('POST /api/friend-request/remove');
  return (
    <PeopleCards
      reading={useDemo('POST /api/friend-request/filter', { key: search })}
      search={search}
      onSearch={setSearch}
      detail={({ mutualFriends }) => text('profile.mutual', { count: mutualFriends })}
    >
      {({ id }) => (
        <>
          <Button size="small" variant="contained" onClick={async () => sayError(await confirm({ id }))}>
            {text('profile.confirm')}
          </Button>
          <Button size="small" variant="outlined" onClick={async () => sayError(await remove({ id }))}>
            {text('profile.decline')}
          </Button>
        </>
      )}
    </PeopleCards>
  );
};
