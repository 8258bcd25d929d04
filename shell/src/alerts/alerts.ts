import type { Alert } from '@bidwright/shell-api';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What is kept of an alert. */
type Told = Pick<Alert, 'severity' | 'text' | 'detail'>;

/** An alert that was shown. */
interface Shown extends Told {
  id: number;
  /** Milliseconds since 1970. */
  at: number;
}

const max = 20;

const none: Shown[] = [];

/** What the page has told the person, the last first: an alert hides sooner than some can read it. */
export const alerts = createSlice({
  name: 'alerts',
  initialState: none,
  reducers: {
    shown: {
      prepare: (alert: Told) => ({ payload: { ...alert, at: Date.now() } }),
      reducer: (state, { payload }: PayloadAction<Omit<Shown, 'id'>>) =>
        [{ ...payload, id: (state[0]?.id ?? 0) + 1 }, ...state].slice(0, max),
    },
  },
});
