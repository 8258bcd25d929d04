import type { Person } from '@bidwright/contract-kit';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { boot } from '../boot.ts';

interface SessionState {
  /** Whom the page belongs to; null on the pages for signed-out people. */
  person: Person | null;
  /** The session has ended: the page stays as it is until its person has signed in again. */
  isOver: boolean;
  /** How many minutes the session still lasts, once that is little. */
  minutesLeft: number | null;
}

const initialState: SessionState = { person: boot.user, isOver: false, minutesLeft: null };

export const session = createSlice({
  name: 'session',
  initialState,
  reducers: {
    ended: (state) => {
      state.isOver = true;
      state.minutesLeft = null;
    },
    resumed: (state) => {
      state.isOver = false;
      state.minutesLeft = null;
    },
    shown: ({ person }, { payload }: PayloadAction<Pick<Person, 'name' | 'profilePicture'>>) => {
      if (person) Object.assign(person, payload);
    },
    looked: (state, { payload }: PayloadAction<number | null>) => {
      state.minutesLeft = payload;
    },
  },
});
