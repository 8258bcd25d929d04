import { useEffect } from 'react';
import { boot } from '../boot.ts';

let begun = false;
let isThere = false;

/** Where it does not come, the app's own form stays. */
const load = async (address: string) => {
  const { addWidget } = await import('./widget.ts');
  isThere = await addWidget(address).then(
    () => true,
    () => false,
  );
};

/** Whether a widget of somebody else's takes feedback. */
export const takesFeedback = (): boolean => isThere;

/** Brings the firm's own widget for feedback, where a setting names one, once the app is drawn. */
export const useOutsideFeedback = (): void => {
  useEffect(() => {
    if (!boot.feedback || begun) return;
    begun = true;
    void load(boot.feedback);
  }, []);
};
