import { useField, useFormikContext } from 'formik';
import { useEffect } from 'react';
import { useFieldMessage } from '../intl/useFieldMessage.ts';
import { type Fault, useFormState } from './FormContext.ts';
import { sameValue } from './sameValue.ts';

/** What every field takes. */
export interface FieldProps {
  /** The contract's name of the field. */
  name: string;
  label: string;
  /** One line below the field; an error takes its place. */
  help?: string;
  disabled?: boolean;
}

/** A field of the form around it: its value, its rule, and what is wrong with it. */
export const useFormField = <T>({ name, label }: Pick<FieldProps, 'name' | 'label'>) => {
  const { id: form, rules, was, labels } = useFormState();
  const [{ value }, { touched, error }, { setValue, setTouched }] = useField<T>(name);
  const { isSubmitting } = useFormikContext();
  const text = useFieldMessage();
  const rule = rules[name];
  if (!rule) throw new Error(`The form's schema has no field ${name}`);

  useEffect(() => {
    labels.set(name, label);
    return () => {
      labels.delete(name);
    };
  }, [labels, name, label]);

  const fault = touched && error ? (error as unknown as Fault) : undefined;
  const id = `${form}-${name}`;
  const before = was && name in was ? { value: was[name] as T } : undefined;
  return {
    id,
    rule,
    value,
    /** A value that mends a fault is checked at once; others wait until the field is left. */
    set: (next: T) => void setValue(next, Boolean(fault)),
    leave: () => void setTouched(true),
    isSubmitting,
    fault: fault && text(fault),
    /** What the field held before, where that was something else. */
    before: before && !sameValue(before.value, value) ? before : undefined,
    describedBy: `${id}-note`,
  };
};
