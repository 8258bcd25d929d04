import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Box, Button } from '@bidwright/remote-kit/ui';
import Add from '@mui/icons-material/AddOutlined';
import { type ReactNode, useRef } from 'react';
import type { Kind } from './rows.ts';
import type { useShown } from './useShown.ts';
import { WeightLine } from './WeightLine.tsx';

interface WeightLinesProps {
  kind: Kind;
  rows: ReturnType<typeof useShown>;
  /** How many there must be. */
  min: number;
  note?: ReactNode;
}

/** The criteria, or the hard stops, of a scorecard: one line each, and the button that adds one. */
export const WeightLines = ({ kind, rows, min, note }: WeightLinesProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const shown = rows.shown[kind];
  const remove = (at: number) => {
    rows.remove(kind, at);
    // The line takes the focus with it.
    button.current?.focus();
  };
  return (
    <Box component="section">
      <Box component="h3" sx={{ typography: 'h3', margin: 0, marginBlockEnd: 1 }}>
        <FormattedMessage id={`opportunities.score.${kind === 'factors' ? 'criteria' : 'stops'}`} />
      </Box>
      <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {shown.map((at, index) => (
          <WeightLine
            key={at}
            kind={kind}
            at={at}
            number={index + 1}
            onRemove={shown.length > min ? () => remove(at) : undefined}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Button
          ref={button}
          size="small"
          startIcon={<Add />}
          disabled={!rows.hasRoom(kind)}
          onClick={() => rows.add(kind)}
        >
          <FormattedMessage id={`opportunities.weights.${kind}.add`} />
        </Button>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{note}</Box>
      </Box>
    </Box>
  );
};
