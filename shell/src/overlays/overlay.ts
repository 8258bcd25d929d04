import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What can lie over any page, one at a time. */
export type Overlay = 'search' | 'shortcuts' | 'feedback' | 'alerts';

type Shown = Overlay | null;

export const overlay = createSlice({
  name: 'overlay',
  initialState: (): Shown => null,
  reducers: {
    opened: (_, { payload }: PayloadAction<Overlay>) => payload,
    closed: () => null,
  },
});
