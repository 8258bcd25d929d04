import { useField, useFormikContext } from 'formik';
import { useCallback, useEffect, useMemo } from 'react';
import { useFieldMessage } from '../intl/useFieldMessage.ts';
import { isFault, useFormState } from './FormContext.ts';
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

/** What a field is to its control. */
export type Bound<T> = ReturnType<typeof useFormField<T>>;

/** A field of the form around it: its value, its rule, and what is wrong with it. The answer is the same until one of them changes. */
export const useFormField = <T>({ name, label }: Pick<FieldProps, 'name' | 'label'>) => {
  const { id: form, rules, was, labels, settle } = useFormState();
  const [{ value }, { touched, error }] = useField<T>(name);
  const { setFieldValue, setFieldTouched } = useFormikContext();
  const text = useFieldMessage();
  const rule = rules[name];
  if (!rule) throw new Error(`The form's schema has no field ${name}`);

  useEffect(() => {
    labels.set(name, label);
    return () => {
      labels.delete(name);
    };
  }, [labels, name, label]);

  const found: unknown = touched && error;
  const fault = isFault(found) ? text(found) : undefined;
  const isFaulty = fault !== undefined;
  const set = useCallback((next: T) => void setFieldValue(name, next, isFaulty), [setFieldValue, name, isFaulty]);
  const leave = useCallback(() => settle(() => void setFieldTouched(name, true)), [settle, setFieldTouched, name]);
  return useMemo(() => {
    const id = `${form}-${name}`;
    const before = was && name in was ? { value: was[name] as T } : undefined;
    return {
      id,
      rule,
      value,
      /** A value that mends a fault is checked at once; others wait until the field is left. */
      set,
      leave,
      fault,
      /** What the field held before, where that was something else. */
      before: before && !sameValue(before.value, value) ? before : undefined,
      describedBy: `${id}-note`,
    };
  }, [form, name, rule, was, value, fault, set, leave]);
};
