import { leaves } from '@bidwright/contract-ftes';
import { type ErrorInfo, emptyInput, type Reference } from '@bidwright/contract-kit';
import { useErrorText, useFieldMessage, useIntl } from '@bidwright/remote-kit/intl';
import { useAlert } from '@bidwright/shell-api';
import { useState } from 'react';
import { useAddLeave, useUpdateLeave } from '../../api.ts';
import { useDaysText } from '../useDaysText.ts';
import type { Absence } from './absences.ts';

/** Adds absences of a person one after the other; what was added can be undone in one step. */
export const useAddAbsences = (person: Reference) => {
  const intl = useIntl();
  const alert = useAlert();
  const errorText = useErrorText();
  const fieldText = useFieldMessage();
  const daysText = useDaysText();
  const [add] = useAddLeave();
  const [update] = useUpdateLeave();
  const [progress, setProgress] = useState<{ done: number; total: number }>();

  const undo = async (ids: readonly string[]) => {
    for (const id of ids) {
      const error = await update({ id, changes: { status: 'Inactive' } });
      if (error) return alert({ severity: 'error', text: errorText(error) });
    }
  };
  const whyOf = (error: ErrorInfo) => {
    const faults = Object.values(error.fields ?? {}).map((fault) => fieldText(fault));
    return faults.length > 0 ? faults.join(' ') : errorText(error);
  };
  /** Answers why the first that is refused was refused: those before it are in. */
  const addAll = async (absences: readonly Absence[]): Promise<string | undefined> => {
    const ids: string[] = [];
    let refused: string | undefined;
    for (const { from, to, hoursPerDay } of absences) {
      setProgress({ done: ids.length, total: absences.length });
      const { id, error } = await add({ ...emptyInput(leaves), person, firstDay: from, lastDay: to, hoursPerDay });
      if (error) {
        refused = intl.formatMessage(
          { id: 'ftes.leave.calendar.refused' },
          { days: daysText(from, to), why: whyOf(error) },
        );
        break;
      }
      ids.push(id);
    }
    setProgress(undefined);
    if (ids.length > 0)
      alert({
        severity: 'success',
        text: intl.formatMessage({ id: 'ftes.leave.calendar.added' }, { count: ids.length }),
        action: { label: intl.formatMessage({ id: 'ftes.leave.undo' }), run: () => void undo(ids) },
      });
    return refused;
  };
  return { addAll, progress };
};
