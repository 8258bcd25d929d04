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
