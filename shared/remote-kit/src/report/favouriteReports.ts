import { usePerson } from '@bidwright/shell-api';
import { useMemo, useSyncExternalStore } from 'react';
import { personal } from '../personal/personal.ts';

/** In a list with commas. */
const kept = personal('reports.favourites', (value) => String(value ?? ''));

/** A star of one module stands on the same page as those of others. */
const marked = new EventTarget();

const listen = (onMark: () => void) => {
  marked.addEventListener('mark', onMark);
  return () => marked.removeEventListener('mark', onMark);
};

/** The reports, of any module, that the person has marked on this device, and the way to mark one or not. */
export const useFavouriteReports = () => {
  const { id: me } = usePerson();
  const text = useSyncExternalStore(listen, () => kept.read(me));
  return useMemo(() => {
    const favourites: ReadonlySet<string> = new Set(text.split(',').filter(Boolean));
    const mark = (report: string, isFavourite: boolean) => {
      const others = [...favourites].filter((one) => one !== report);
      kept.keep(me, [...others, ...(isFavourite ? [report] : [])].join());
      marked.dispatchEvent(new Event('mark'));
    };
    return { favourites, mark };
  }, [me, text]);
};
