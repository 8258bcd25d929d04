import { useIntl } from '@bidwright/remote-kit/intl';
import { useEffect, useRef } from 'react';
import type { UnitName } from './units.ts';

interface CellInputProps {
  text: string;
  unit: UnitName;
  refused: boolean;
  onType: (text: string) => void;
}

/** A cell that is typed into. */
export const CellInput = ({ text, unit, refused, onType }: CellInputProps) => {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <input
      ref={input}
      value={text}
      inputMode="decimal"
      autoComplete="off"
      aria-label={intl.formatMessage({ id: `ftes.plan.cell.${unit}` })}
      aria-invalid={refused}
      title={refused ? intl.formatMessage({ id: `ftes.plan.refused.${unit}` }) : undefined}
      onChange={(event) => onType(event.target.value)}
    />
  );
};
