import type { View } from '@bidwright/shell-api';
import { createElement } from 'react';
import { useLoaded } from './loads.ts';
import { loadView } from './loadView.ts';

/** Shows a view, whose code may still have to come. */
export const ViewOf = ({ view, handed }: { view: View; handed?: object }) =>
  createElement(useLoaded(loadView, view), handed);
