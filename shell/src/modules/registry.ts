import type { ModuleVersion, Registry } from '@bidwright/contract-shell';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { boot } from '../boot.ts';

/** The active version of each module, as far as this page knows. */
export const registry = createSlice({
  name: 'modules',
  initialState: boot.modules,
  reducers: {
    // A version that is known already stays the same object: what was loaded of it is kept by that object.
    heard: (known, { payload }: PayloadAction<ModuleVersion[]>) =>
      payload.map((next) => known.find(({ container }) => container === next.container) ?? next),
  },
});

const patience = 4000;

/** Asks which versions are active now; nothing when nobody answers. */
export const askRegistry = async (): Promise<ModuleVersion[] | undefined> => {
  try {
    const response = await fetch('/api/shell/modules', { signal: AbortSignal.timeout(patience) });
    const answer: { data: Registry } = await response.json();
    return response.ok ? answer.data.modules : undefined;
  } catch {
    return undefined;
  }
};
