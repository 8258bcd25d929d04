import type { Question } from '@bidwright/contract-opportunities';
import { Button } from '@bidwright/remote-kit/ui';
import { useQuestionText } from '../useQuestionText.ts';
import type { Giving } from './useGivingMenu.tsx';

interface GiveButtonsProps {
  rows: readonly Question[];
  onGive: (giving: Giving) => void;
}

const opens = { owner: 'menu', due: 'dialog' } as const;
const fields = ['owner', 'due'] as const;

/** Ask who answers questions, and by when. */
export const GiveButtons = ({ rows, onGive }: GiveButtonsProps) => {
  const text = useQuestionText();
  return fields.map((field) => (
    <Button
      key={field}
      size="small"
      aria-haspopup={opens[field]}
      onClick={({ currentTarget: anchor }) => onGive({ anchor, field, rows })}
    >
      {text(`give.${field}`)}
    </Button>
  ));
};
