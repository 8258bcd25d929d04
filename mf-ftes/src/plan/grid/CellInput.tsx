import { useIntl } from '@bidwright/remote-kit/intl';
import { Box, Popper } from '@bidwright/remote-kit/ui';
import { useEffect, useId, useState } from 'react';
import { besideCell } from './look.ts';
import { type Unit, writeFigure } from './units.ts';

interface CellInputProps {
  text: string;
  unit: Unit;
  /** How many months the cell stands for. */
  months: number;
  refused: boolean;
  onType: (text: string) => void;
}

/** A cell that is typed into. What it does not take it says in words, below it. */
export const CellInput = ({ text, unit, months, refused, onType }: CellInputProps) => {
  const intl = useIntl();
  const id = useId();
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  useEffect(() => input?.focus(), [input]);
  const most = Number(writeFigure(unit, unit.bounded(Number.MAX_VALUE), months));
  return (
    <>
      <input
        ref={setInput}
        value={text}
        inputMode="decimal"
        autoComplete="off"
        aria-label={intl.formatMessage({ id: `ftes.plan.cell.${unit.name}` })}
        aria-invalid={refused}
        aria-describedby={refused ? id : undefined}
        onChange={(event) => onType(event.target.value)}
      />
      {refused && (
        <Popper open anchorEl={input} placement="bottom-start" role="presentation" sx={{ zIndex: besideCell }}>
          <Box id={id} role="alert" sx={saidLook}>
            {intl.formatMessage({ id: `ftes.plan.refused.${unit.name}` }, { most })}
          </Box>
        </Popper>
      )}
    </>
  );
};

const saidLook = {
  maxWidth: 240,
  marginBlockStart: 0.5,
  padding: 1,
  border: 1,
  borderRadius: 1,
  borderColor: 'error.edge',
  bgcolor: 'error.light',
  color: 'error.dark',
  typography: 'caption',
} as const;
