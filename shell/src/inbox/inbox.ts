import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface Inbox {
  /** Null until the server has said it. */
  unread: number | null;
  /** Grows whenever something happened, so that what shows notifications reads them anew. */
  news: number;
}

const initialState: Inbox = { unread: null, news: 0 };

/** What the bell knows. */
export const inbox = createSlice({
  name: 'inbox',
  initialState,
  reducers: {
    counted: (state, { payload }: PayloadAction<number>) => {
      state.unread = payload;
    },
    happened: (state) => {
      state.news += 1;
    },
  },
});
