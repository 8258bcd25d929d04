import type { View } from '@bidwright/shell-api';
import type { ComponentType } from 'react';
import { failureOf } from './Failure.ts';
import { loads } from './loads.ts';

/** The component of a view. */
export const loadView = loads(
  async (view: View): Promise<ComponentType<object>> => {
    if ('Component' in view) return view.Component;
    try {
      return (await view.lazy()).Component;
    } catch (error) {
      throw failureOf(error, 'evaluate');
    }
  },
  (view) => ('Component' in view ? view.Component : undefined),
);
