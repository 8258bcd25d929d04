import { type ComponentType, memo } from 'react';
import { type Bound, type FieldProps, useFormField } from './useFormField.ts';

/**
 * A field out of its control. The form's state is one, so every field hears of each key in any of them; the control, which is what takes
 * time, is drawn anew only when something of its own has changed.
 */
export const fieldOf = <T, Props extends FieldProps>(
  control: (props: Props & { field: Bound<T> }) => React.ReactNode,
) => {
  const Control: ComponentType<Props & { field: Bound<T> }> = memo<Props & { field: Bound<T> }>(control);
  return (props: Props) => <Control {...props} field={useFormField<T>(props)} />;
};
