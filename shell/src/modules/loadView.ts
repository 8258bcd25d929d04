import { loads, useLoaded, type View } from '@bidwright/shell-api';
import { type ComponentType, createElement } from 'react';
import { failureOf } from './Failure.ts';

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

/** Shows a view, whose code may still have to come. */
export const ViewOf = <Handed extends object>({ view, handed }: { view: View<Handed>; handed?: Handed }) =>
  createElement(useLoaded(loadView, view as View), handed);
