import { namesOf } from '@bidwright/contract-kit';
import { useEffect } from 'react';
import type { CellsInHand } from './useCells.ts';
import { useLatest } from './useLatest.ts';

/**
 * Copies and pastes the marked cells while `isOn`. A browser tells of it wherever the marked text is, which need not be where the
 * focus is: the page as a whole hears of it.
 */
export const useClipboard = (cells: CellsInHand, isOn: boolean, editable: boolean): void => {
  const latest = useLatest(cells);
  useEffect(() => {
    if (!isOn) return undefined;
    const copy = (event: ClipboardEvent) => {
      event.preventDefault();
      event.clipboardData?.setData('text/plain', latest.current.text());
    };
    const cut = (event: ClipboardEvent) => {
      copy(event);
      latest.current.clear();
    };
    const paste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain');
      if (!text) return;
      event.preventDefault();
      latest.current.paste(text);
    };
    const ears = { copy, cut, paste };
    const heard = editable ? namesOf(ears) : (['copy'] as const);
    for (const name of heard) document.addEventListener(name, ears[name]);
    return () => {
      for (const name of heard) document.removeEventListener(name, ears[name]);
    };
  }, [latest, isOn, editable]);
};
