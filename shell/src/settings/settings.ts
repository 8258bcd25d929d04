import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Settings } from './choices.ts';
import { storedSettings } from './storedSettings.ts';

export const settings = createSlice({
  name: 'settings',
  initialState: storedSettings,
  reducers: {
    chose: (state, { payload }: PayloadAction<Partial<Settings>>) => ({ ...state, ...payload }),
  },
});
