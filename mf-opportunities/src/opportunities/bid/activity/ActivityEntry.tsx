import type { Change } from '@bidwright/contract-kit';
import { Box, PersonAvatar } from '@bidwright/remote-kit/ui';
import { ChangeSentence } from './ChangeSentence.tsx';
import { When } from './When.tsx';

/** One change: whose, what, when. */
export const ActivityEntry = ({ change }: { change: Change }) => (
  <Box component="li" sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.5 }}>
    <PersonAvatar name={change.changedByName} named />
    <Box sx={{ minWidth: 0, flex: 1, paddingBlockStart: '2px', overflowWrap: 'anywhere' }}>
      <ChangeSentence change={change} />
    </Box>
    <Box sx={{ typography: 'caption', color: 'text.secondary', whiteSpace: 'nowrap', paddingBlockStart: '4px' }}>
      <When seconds={change.dateUpdated} />
    </Box>
  </Box>
);
