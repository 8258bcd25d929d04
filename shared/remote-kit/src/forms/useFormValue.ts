import { useField, useFormikContext } from 'formik';
import { useCallback } from 'react';

/** The value of another field of the form around, and how to set it: for a field that depends on it. */
export const useFormValue = <T>(name: string): readonly [T, (value: T) => void] => {
  const [{ value }] = useField<T>(name);
  const { setFieldValue } = useFormikContext();
  return [value, useCallback((next: T) => void setFieldValue(name, next), [setFieldValue, name])];
};
