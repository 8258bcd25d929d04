import { Button } from '@bidwright/remote-kit/ui';
import Followed from '@mui/icons-material/CheckOutlined';
import Follow from '@mui/icons-material/PersonAddAltOutlined';
import { useState } from 'react';
import { useDemo, useDemoSend } from '../../client/index.ts';
import { useSayError } from '../../useSayError.ts';
import { useText } from '../../useText.ts';
import { PeopleCards } from './PeopleCards.tsx';

/** Who follows, and whether one follows back. */
export const Followers = () => {
  const text = useText();
  const sayError = useSayError();
  const [search, setSearch] = useState('');
  const [toggle] = useDemoSend('POST /api/followers/toggle');
  return (
    <PeopleCards
      reading={useDemo('POST /api/followers/filter', { key: search })}
      search={search}
      onSearch={setSearch}
      detail={({ place }) => place}
    >
      {({ id, followed }) => (
        <Button
          size="small"
          variant={followed ? 'text' : 'outlined'}
          startIcon={followed ? <Followed /> : <Follow />}
          aria-pressed={followed}
          onClick={async () => sayError(await toggle({ id }))}
        >
          {text(followed ? 'profile.followed' : 'profile.follow')}
        </Button>
      )}
    </PeopleCards>
  );
};
