import type { View } from '@bidwright/shell-api';
import { failureOf } from './Failure.ts';
import { loads } from './loads.ts';

/** The component of a view. */
export const loadView = loads(async (view: View) => {
  if ('Component' in view) return view.Component;
  try {
    return (await view.lazy()).Component;
  } catch (error) {
    throw failureOf(error, 'broken');
  }
});

/** Begins to load a view that will be shown soon. A failure is told where it is shown. */
export const prepareView = (view: View): void => {
  loadView(view).catch(() => undefined);
};
