import { check, type ErrorInfo } from '@bidwright/contract-kit';
import { type OpportunityInput, opportunities } from '@bidwright/contract-opportunities';
import { type Outcome, useOnceReleased } from '@bidwright/remote-kit/forms';
import { startTransition, useCallback, useRef, useState } from 'react';
import { useCreateOpportunity } from '../../../api.ts';
import { useSoon } from '../../field/inputs/useSoon.ts';
import type { Draft } from './draft.ts';
import { lastStep, shownInSteps, stepWith } from './steps.ts';

interface Start {
  values: OpportunityInput;
  step: number;
}

interface Options {
  start: Start;
  /** Hears of everything that is filled in. */
  onChange: (draft: Omit<Draft, 'keptAt'>) => void;
  /** The person says that a bid with the same number is another one. */
  insists: () => boolean;
  /** The bid is recorded: what is left to do before its page is shown, and the way to it. */
  onCreated: (id: string) => Promise<() => void>;
}

const withoutWords = (errors: Record<string, { key: string }>): ErrorInfo['fields'] =>
  Object.fromEntries(Object.entries(errors).map(([name, fault]) => [name, { ...fault, message: '' }]));

/** What is filled in so far, the step on screen, and the ways between the steps. */
export const useNewOpportunity = ({ start, onChange, insists, onCreated }: Options) => {
  const [create] = useCreateOpportunity();
  const [saving, setSaving] = useState(false);
  const [step, setStep] = useState(start.step);
  const [values, setValues] = useState(start.values);
  const [refused, setRefused] = useState<ErrorInfo>();
  const now = useRef(start);
  const isRecorded = useRef(false);

  const show = () => {
    setValues(now.current.values);
    setStep(now.current.step);
    onChange(now.current);
  };
  const onceReleased = useOnceReleased();
  // The draft and what stands around the form follow when the keys pause.
  const around = useSoon(() => onceReleased(() => startTransition(show)));

  const update = (part: Partial<OpportunityInput>, to = now.current.step) => {
    around.cancel();
    now.current = { values: { ...now.current.values, ...part }, step: to };
    show();
  };

  const { soon } = around;
  const fill = useCallback(
    (part: Partial<OpportunityInput>) => {
      // While its files are sent the form still stands; a draft of it would be a second bid.
      if (isRecorded.current) return;
      now.current = { ...now.current, values: { ...now.current.values, ...part } };
      soon();
    },
    [soon],
  );

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
    setSaving(true);
    const { id, error } = await create({ ...value, ...(insists() && { override: true }) });
    if (error) {
      setSaving(false);
      return refuse(shownInSteps(error));
    }
    isRecorded.current = true;
    around.cancel();
    const outcome = await onCreated(id);
    setSaving(false);
    return outcome;
  };

  const next = async (part: Partial<OpportunityInput>): Promise<Outcome> => {
    update(part);
    if (step === lastStep) return submit();
    setRefused(undefined);
    update({}, step + 1);
    return undefined;
  };

  const goTo = (to: number) => update({}, to);
  return { step, values, refused, saving, fill, settle: around.now, next, goTo };
};
