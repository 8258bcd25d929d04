import { type AnyObject, check, type ErrorInfo, namesOf, type ObjectSchema } from '@bidwright/contract-kit';
import { Formik, type FormikErrors, type FormikHelpers, type FormikTouched } from 'formik';
import { type PropsWithChildren, useId, useMemo, useRef, useState } from 'react';
import { DiscardDialog } from './DiscardDialog.tsx';
import { FormBody } from './FormBody.tsx';
import { type Fault, FormContext } from './FormContext.ts';
import { errorsOf, rulesOf, startOf } from './rules.ts';
import { sameValue } from './sameValue.ts';
import { useOnceReleased } from './useOnceReleased.ts';
import { useRefusals } from './useRefusals.ts';

/** Nothing: it is saved. A function: what to do once the form no longer holds the page. Else what is wrong. */
export type Outcome = ErrorInfo | (() => void) | undefined | void;

export interface FormProps<T extends AnyObject> {
  /** The contract's schema; decides what may be saved and which fields are required. */
  schema: ObjectSchema<T>;
  /** First values; the contract's own for fields that are not given. What the schema lacks is left out. */
  initial?: Partial<T>;
  /** Values before the change: fields that differ are marked, and say what they were. */
  was?: Partial<T>;
  /** Called with the values as they are kept, and with those among them that were changed. */
  onSubmit: (values: T, changed: Partial<T>) => Promise<Outcome> | Outcome;
  onCancel?: () => void;
  /** The field to start in. */
  focus?: string;
  /** Hears of each change, to keep a draft. */
  onChange?: (values: T) => void;
  /** A draft keeps the changes, so leaving need not ask. */
  kept?: boolean;
  /** Something beside its fields was changed, and would be lost with the form. */
  besides?: boolean;
  /** What the server refused before this form was shown, such as in another step. */
  refused?: ErrorInfo;
}

const asTouched = <T,>(names: string[]) => Object.fromEntries(names.map((name) => [name, true])) as FormikTouched<T>;

// Formik types errors as texts and only passes them on. Here they are messages, so that another language says them anew.
const asFormik = <T,>(faults: Record<string, Fault>) => faults as unknown as FormikErrors<T>;

const faultsAmong = (names: object, faults: Record<string, Fault> = {}): Record<string, Fault> =>
  Object.fromEntries(Object.entries(faults).filter(([name]) => Object.hasOwn(names, name)));

const changesOf = <T extends AnyObject>(values: T, start: T): Partial<T> => {
  const changes: Partial<T> = {};
  for (const name of namesOf(values)) if (!sameValue(values[name], start[name])) changes[name] = values[name];
  return changes;
};

/**
 * A form of the contract's fields. Checks on blur and on submit, lists what is wrong on top and goes to the first of it; faults that the
 * server finds land on their fields. Ctrl or Cmd with Enter submits, Esc cancels. Asks before unsaved changes are cancelled or left.
 */
export const Form = <T extends AnyObject>(props: PropsWithChildren<FormProps<T>>) => {
  const { schema, initial, was, onSubmit, onCancel, focus, onChange, kept: draft, besides, refused, children } = props;
  const id = useId();
  const [labels] = useState(() => new Map<string, string>());
  const rules = useMemo(() => rulesOf(schema), [schema]);
  const [start] = useState(() => startOf(schema, initial));
  const saved = useRef(start);
  const [faults] = useState(() => faultsAmong(rules, refused?.fields));
  const [touched] = useState(() => asTouched<T>(Object.keys(faults)));
  const refusals = useRefusals<T>({ faults, values: start });

  const validate = (values: T) => asFormik<T>({ ...errorsOf(schema, values), ...refusals.of(values) });

  const submit = async (values: T, form: FormikHelpers<T>) => {
    const kept = check(schema, values).value;
    if (!kept) return;
    const outcome = await onSubmit(kept, changesOf(kept, saved.current));
    if (outcome && 'code' in outcome) {
      refusals.remember(outcome.fields, values);
      form.setStatus({ refused: outcome });
      form.setErrors(asFormik(outcome.fields ?? {}));
      return;
    }
    saved.current = kept;
    form.setStatus({ saved: values, next: outcome || undefined });
  };

  const settle = useOnceReleased();
  const [asking, setAsking] = useState(false);
  const state = useMemo(
    () => ({ id, rules, was, labels, settle, cancel: onCancel, ask: () => setAsking(true), kept: draft, besides }),
    [id, rules, was, labels, settle, onCancel, draft, besides],
  );
  return (
    <FormContext value={state}>
      <Formik
        initialValues={start}
        initialErrors={asFormik<T>(faults)}
        initialTouched={touched}
        initialStatus={{ refused }}
        validate={validate}
        validateOnChange={false}
        onSubmit={submit}
      >
        <FormBody focus={focus} onSubmit={refusals.forget} onChange={onChange}>
          {children}
        </FormBody>
      </Formik>
      {onCancel && <DiscardDialog open={asking} onDiscard={onCancel} onClose={() => setAsking(false)} />}
    </FormContext>
  );
};
