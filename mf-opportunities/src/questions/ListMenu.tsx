import type { QuestionList } from '@bidwright/contract-opportunities';
import { OptionsMenu } from '@bidwright/remote-kit/table';
import { Button } from '@bidwright/remote-kit/ui';
import Open from '@mui/icons-material/ArrowDropDownOutlined';
import { useState } from 'react';
import { useQuestionText } from './useQuestionText.ts';

interface ListMenuProps {
  lists: readonly QuestionList[];
  list: QuestionList;
  onPick: (document: string) => void;
}

/** Which of several lists is shown. */
export const ListMenu = ({ lists, list, onPick }: ListMenuProps) => {
  const text = useQuestionText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        endIcon={<Open />}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <bdi>{list.document.name}</bdi>
      </Button>
      {anchor && (
        <OptionsMenu
          single
          anchor={anchor}
          label={text('list')}
          options={lists.map(({ document }) => ({ value: document.id, label: document.name }))}
          value={[list.document.id]}
          onClose={() => setAnchor(null)}
          onPick={(picked) => {
            setAnchor(null);
            onPick(picked);
          }}
        />
      )}
    </>
  );
};
