import type { Person } from '@bidwright/contract-kit';
import { createSlice } from '@reduxjs/toolkit';
import { boot } from '../boot.ts';

interface SessionState {
  /** Null when signed out. */
  person: Person | null;
}

const initialState: SessionState = { person: boot.user };

export const session = createSlice({
  name: 'session',
  initialState,
  reducers: {
    ended: (state) => {
      state.person = null;
    },
  },
});
