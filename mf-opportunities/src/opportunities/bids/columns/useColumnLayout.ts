import { personal, usePersonal } from '@bidwright/remote-kit/personal';
import { type ColumnLayout, layoutIn } from './layout.ts';

const layouts = personal<ColumnLayout>('opportunities.columns', layoutIn);

/** The columns that a person has chosen, kept on this device. */
export const useColumnLayout = (): readonly [ColumnLayout, (layout: ColumnLayout) => void] => usePersonal(layouts);
