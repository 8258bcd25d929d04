import { type Question, type QuestionList, questionStates } from '@bidwright/contract-opportunities';
import { Box, ProgressLine, Segments } from '@bidwright/remote-kit/ui';
import type { Proposals } from './answering/useProposals.ts';
import { useQuestionText } from './useQuestionText.ts';

const shownStates = ['All', ...questionStates] as const;
const shownWhose = ['everybody', 'mine'] as const;

/** Which questions of a list are shown: by what became of them, and whose. */
export interface Shown {
  state: (typeof shownStates)[number];
  whose: (typeof shownWhose)[number];
}

export const everything: Shown = { state: 'All', whose: 'everybody' };

export const countOf = ({ state, whose }: Shown): number => Number(state !== 'All') + Number(whose === 'mine');

interface QuestionFiltersProps {
  list: QuestionList;
  shown: Shown;
  onChange: (shown: Shown) => void;
  proposals: Proposals;
  rows: readonly Question[] | undefined;
}

export const QuestionFilters = ({ list, shown, onChange, proposals, rows }: QuestionFiltersProps) => {
  const text = useQuestionText();
  const { open, accepted, rejected, mine } = list;
  const counts = { All: open + accepted + rejected, Open: open, Accepted: accepted, Rejected: rejected };
  // Counts are those of the whole list.
  const stateLabel = (state: Shown['state']) =>
    shown.whose === 'mine' ? text(`state.${state}`) : text(`shown.${state}`, { count: counts[state] });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, marginBlockEnd: 2 }}>
      <Segments
        label={text('shown')}
        choices={shownStates.map((value) => ({ value, label: stateLabel(value) }))}
        value={shown.state}
        onChange={(state) => onChange({ ...shown, state })}
      />
      <Segments
        label={text('whose')}
        choices={shownWhose.map((value) => ({ value, label: text(`whose.${value}`, { count: mine }) }))}
        value={shown.whose}
        onChange={(whose) => onChange({ ...shown, whose })}
      />
      {proposals.left > 0 && !proposals.error && rows && (
        <Box sx={{ flex: 1, minWidth: 200 }}>
          <ProgressLine part={1 - proposals.left / Math.max(rows.length, proposals.left)}>
            {text('looking', { left: proposals.left })}
          </ProgressLine>
        </Box>
      )}
    </Box>
  );
};
