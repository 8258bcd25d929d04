import { useIntl } from '@bidwright/remote-kit/intl';
import { useEffect, useRef } from 'react';

interface CellInputProps {
  text: string;
  refused: boolean;
  onType: (text: string) => void;
}

/** A cell that is typed into. */
export const CellInput = ({ text, refused, onType }: CellInputProps) => {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <input
      ref={input}
      value={text}
      inputMode="decimal"
      autoComplete="off"
      aria-label={intl.formatMessage({ id: 'ftes.plan.cell' })}
      aria-invalid={refused}
      title={refused ? intl.formatMessage({ id: 'ftes.plan.cell.refused' }) : undefined}
      onChange={(event) => onType(event.target.value)}
    />
  );
};
