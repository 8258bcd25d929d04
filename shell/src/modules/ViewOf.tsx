import type { View } from '@bidwright/shell-api';
import { createElement } from 'react';
import { useLoaded } from './loads.ts';
import { loadView } from './loadView.ts';

/** Shows a view, whose code may still have to come. */
export const ViewOf = <Handed extends object>({ view, handed }: { view: View<Handed>; handed?: Handed }) =>
  createElement(useLoaded(loadView, view as View), handed);
