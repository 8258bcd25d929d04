import type { View } from '@bidwright/shell-api';
import { createElement, use } from 'react';
import { loadView } from './loadView.ts';

/** Shows a view, whose code may still have to come. */
export const ViewOf = ({ view }: { view: View }) => createElement(use(loadView(view)));
