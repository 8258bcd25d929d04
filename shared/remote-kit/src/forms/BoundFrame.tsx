import type { PropsWithChildren, ReactNode } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { changed } from './marks.ts';
import type { Bound, FieldProps } from './useFormField.ts';

interface BoundFrameProps<T> extends Pick<FieldProps, 'label' | 'help'> {
  field: Bound<T>;
  /** A value as text, to say what the field held before. */
  text: (value: T) => string;
  /** At the end of the line below: a counter. */
  end?: ReactNode;
}

/** What stands around a control, said by its field: the label, the help or the fault, and what it held before. */
export const BoundFrame = <T,>({ field, text, ...rest }: PropsWithChildren<BoundFrameProps<T>>) => (
  <FieldFrame
    {...rest}
    id={field.id}
    required={field.rule.required}
    fault={field.fault}
    before={field.before && text(field.before.value)}
  />
);

/** What a control takes from its field beside its value. */
export const controlOf = <T,>(field: Bound<T>) => ({
  onBlur: field.leave,
  error: Boolean(field.fault),
  sx: field.before && changed,
});

/** What its input says to those who hear it. */
export const saidOf = <T,>(field: Bound<T>) => ({
  'aria-describedby': field.describedBy,
  'aria-required': field.rule.required,
});

/** A text that may be none, as it is typed. */
export const typed = (text: string | null): string => text ?? '';
