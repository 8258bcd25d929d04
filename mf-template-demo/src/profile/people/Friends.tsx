import { Button } from '@bidwright/remote-kit/ui';
import Favourite from '@mui/icons-material/Star';
import Plain from '@mui/icons-material/StarBorder';
import { useState } from 'react';
import { useDemo, useDemoSend } from '../../client/index.ts';
import { useSayError } from '../../useSayError.ts';
import { useText } from '../../useText.ts';
import { PeopleCards } from './PeopleCards.tsx';

/** Friends: some are dearer than others, and some are friends no longer. */
export const Friends = () => {
  const text = useText();
  const sayError = useSayError();
  const [search, setSearch] = useState('');
  const [favour] = useDemoSend('POST /api/friends/favourite');
  const [remove] = useDemoSend('POST /api/friends/remove');
  return (
    <PeopleCards
      reading={useDemo('POST /api/friends/filter', { key: search })}
      search={search}
      onSearch={setSearch}
      detail={({ place }) => place}
    >
      {({ id, favourite }) => (
        <>
          <Button
            size="small"
            startIcon={favourite ? <Favourite /> : <Plain />}
            aria-pressed={favourite}
            onClick={async () => sayError(await favour({ id }))}
          >
            {text('profile.favourite')}
          </Button>
          <Button size="small" color="error" onClick={async () => sayError(await remove({ id }))}>
            {text('profile.remove')}
          </Button>
        </>
      )}
    </PeopleCards>
  );
};
