import type { Days } from '@bidwright/contract-kit/days';
import { ChoiceChip } from './ChoiceChip.tsx';
import { DayBox } from './DayBox.tsx';

type End = keyof Days;

export interface PeriodChipsProps<Name extends string> {
  label: string;
  /** Periods by name, which move on with time; without any, days are fixed. */
  names: readonly { value: Name; label: string }[];
  value: Name | undefined;
  /** The days of the named period, else those that are fixed. */
  days: Partial<Days>;
  /** Days that count where none are said. */
  usual?: { [End in keyof Days]?: string | null };
  /** The ends that are asked for, in their order. */
  ends: readonly { end: End; label: string }[];
  onChange: (part: { period: Name | undefined } & Partial<Days>) => void;
}

/** The days of a report: by a name, or fixed. */
export const PeriodChips = <Name extends string>(props: PeriodChipsProps<Name>) => {
  const { label, names, value, days, usual, ends, onChange } = props;
  return (
    <>
      {names.length > 0 && (
        <ChoiceChip
          label={label}
          names={names}
          value={value}
          onChange={(period) => onChange({ period, from: '', to: '' })}
        />
      )}
      {ends.map(({ end, label: called }) => (
        <DayBox
          key={end}
          label={called}
          value={days[end] || (usual?.[end] ?? '')}
          // Who changes a day of a named period leaves the name, and keeps the other day.
          onChange={(day) => onChange({ ...(value && days), period: undefined, [end]: day })}
        />
      ))}
    </>
  );
};
