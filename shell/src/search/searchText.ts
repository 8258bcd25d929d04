import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { overlay } from '../overlays/overlay.ts';

const { opened, closed } = overlay.actions;

/** What is asked of the search. It is typed in its field, or before that is there: whoever opens the search types on at once. */
export const searchText = createSlice({
  name: 'searchText',
  initialState: '',
  reducers: {
    changed: (_, { payload }: PayloadAction<string>) => payload,
    added: (text, { payload }: PayloadAction<string>) => text + payload,
    /** Takes the last character back, as Backspace does in a field. */
    erased: (text) => [...text].slice(0, -1).join(''),
  },
  extraReducers: (builder) => {
    builder.addCase(closed, () => '');
    builder.addCase(opened, (text, { payload }) => (payload === 'search' ? text : ''));
  },
});
