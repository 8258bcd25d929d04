import type { Question } from '@bidwright/contract-opportunities';
import { Box, Day, DueDate } from '@bidwright/remote-kit/ui';
import { useQuestionText } from '../useQuestionText.ts';
import { GiveButtons } from './GiveButtons.tsx';
import type { Giving } from './useGivingMenu.tsx';

interface GivenLineProps {
  question: Question;
  /** Without it both can only be read. */
  onGive?: (giving: Giving) => void;
}

/** Who answers a question, and by when. */
export const GivenLine = ({ question, onGive }: GivenLineProps) => {
  const text = useQuestionText();
  const { owner, due, state } = question;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, marginBlockEnd: 2 }}>
      <Box component="span" sx={{ color: owner ? undefined : 'text.secondary' }}>
        {owner ? text('ownedBy', { name: owner.name }) : text('noOwner')}
      </Box>
      {state === 'Open' ? <DueDate date={due} /> : due && <Day date={due} />}
      {onGive && (
        <Box sx={{ display: 'flex', gap: 1, marginInlineStart: -1 }}>
          <GiveButtons rows={[question]} onGive={onGive} />
        </Box>
      )}
    </Box>
  );
};
