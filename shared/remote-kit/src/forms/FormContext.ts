import type { Message } from '@bidwright/contract-kit';
import { createContext, useContext } from 'react';
import type { FieldRule } from './rules.ts';

/** What is wrong with a field: a catalog's text, or a server's own words where the catalog has none. */
export type Fault = Message & { message?: string };

/** Formik types what is wrong as texts, and hands on what it is given. */
export const isFault = (error: unknown): error is Fault => typeof error === 'object' && error !== null;

interface FormState {
  /** Prefix of the ids of the form's controls. */
  id: string;
  rules: Record<string, FieldRule>;
  /** The values before the change, where fields that differ are to be marked. */
  was?: Record<string, unknown>;
  /** The label each field on screen carries, for the summary of errors. */
  labels: Map<string, string>;
  /** Does at once, or once the mouse is released, what changes as a field is left. */
  settle: (act: () => void) => void;
  cancel?: () => void;
  /** Asks before changes are given up. */
  ask: () => void;
  /** A draft keeps the changes. */
  kept?: boolean;
  /** Something beside the fields would be lost as well. */
  besides?: boolean;
}

const Context = createContext<FormState | null>(null);

export const FormContext = Context.Provider;

export const useFormState = (): FormState => {
  const state = useContext(Context);
  if (!state) throw new Error('A field stands inside of a Form');
  return state;
};
