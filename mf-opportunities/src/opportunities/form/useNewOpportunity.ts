import { check, type ErrorInfo } from '@bidwright/contract-kit';
import { type OpportunityInput, opportunities } from '@bidwright/contract-opportunities';
import type { Outcome } from '@bidwright/remote-kit/forms';
import { useCallback, useRef, useState } from 'react';
import { useCreateOpportunity } from '../../api.ts';
import type { Draft } from './draft.ts';
import { lastStep, stepWith } from './steps.ts';

interface Start {
  values: OpportunityInput;
  step: number;
}

interface Options {
  start: Start;
  /** Hears of everything that is filled in. */
  onChange: (draft: Omit<Draft, 'keptAt'>) => void;
  onCreated: (id: string) => void;
}

const withoutWords = (errors: Record<string, { key: string }>): ErrorInfo['fields'] =>
  Object.fromEntries(Object.entries(errors).map(([name, fault]) => [name, { ...fault, message: '' }]));

/** What is filled in so far, the step on screen, and the ways between the steps. */
export const useNewOpportunity = ({ start, onChange, onCreated }: Options) => {
  const [create, { isLoading: saving }] = useCreateOpportunity();
  const [step, setStep] = useState(start.step);
  const [values, setValues] = useState(start.values);
  const [refused, setRefused] = useState<ErrorInfo>();
  const now = useRef(start);

  const update = useCallback(
    (part: Partial<OpportunityInput>, to = now.current.step) => {
      now.current = { values: { ...now.current.values, ...part }, step: to };
      setValues(now.current.values);
      setStep(to);
      onChange(now.current);
    },
    [onChange],
  );

  const fill = useCallback((part: Partial<OpportunityInput>) => update(part), [update]);

  /** Faults of a field open the step that has it. */
  const refuse = (error: ErrorInfo): Outcome => {
    const at = stepWith(error);
    if (at === undefined || at === step) return error;
    setRefused(error);
    update({}, at);
    return undefined;
  };

  const submit = async (): Promise<Outcome> => {
    const { value, errors } = check(opportunities.input, now.current.values);
    if (errors) return refuse({ code: 'invalid', message: '', fields: withoutWords(errors) });
    const { id, error } = await create(value);
    return error ? refuse(error) : () => onCreated(id);
  };

  const next = async (part: Partial<OpportunityInput>): Promise<Outcome> => {
    update(part);
    if (step === lastStep) return submit();
    setRefused(undefined);
    update({}, step + 1);
    return undefined;
  };

  const goTo = (to: number) => update({}, to);
  return { step, values, refused, saving, fill, next, goTo };
};
