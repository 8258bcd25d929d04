import { useField } from 'formik';
import { useCallback } from 'react';

/** The value of another field of the form around, and how to set it: for a field that depends on it. */
export const useFormValue = <T>(name: string): readonly [T, (value: T) => void] => {
  const [{ value }, , { setValue }] = useField<T>(name);
  return [value, useCallback((next: T) => void setValue(next), [setValue])];
};
