import { SwitchField, useFormValue } from '@bidwright/remote-kit/forms';
import { ReferenceField } from '@bidwright/remote-kit/references';
import { memo, useEffect, useMemo, useState } from 'react';
import { useOpportunities } from '../../../api.ts';
import { useFieldLabel } from '../useFieldLabel.ts';

const debounceMs = 250;

/** A value once it no longer changes from key to key. */
const useSettled = (value: string): string => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), debounceMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};

/** The bid that is being competed for again, found by the server. */
const OriginalField = memo(() => {
  const label = useFieldLabel();
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const { rows } = useOpportunities({ search, limit: 20, sort: { field: 'dueDate', descending: true } });
  const options = useMemo(
    () => rows?.map(({ id, solicitationName, client }) => ({ id, name: solicitationName, detail: client.name })),
    [rows],
  );
  return (
    <ReferenceField
      name="originalOpportunity"
      label={label('originalOpportunity')}
      options={options}
      onSearch={setTyped}
    />
  );
});

export const RecompeteFields = () => {
  const label = useFieldLabel();
  const [isRecompete] = useFormValue<boolean>('isRecompete');
  const [original] = useFormValue<object | null>('originalOpportunity');
  return (
    <>
      <SwitchField name="isRecompete" label={label('isRecompete')} />
      {(isRecompete || original) && <OriginalField />}
    </>
  );
};
