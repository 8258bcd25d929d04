import { onPersonShown, onSignedOut } from '@bidwright/shell-api';
import { configureStore } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { alerts } from './alerts/alerts.ts';
import { inbox } from './inbox/inbox.ts';
import { registry } from './modules/registry.ts';
import { overlay } from './overlays/overlay.ts';
import { searchText } from './search/searchText.ts';
import { session } from './session/session.ts';

export const store = configureStore({
  reducer: {
    alerts: alerts.reducer,
    inbox: inbox.reducer,
    modules: registry.reducer,
    overlay: overlay.reducer,
    searchText: searchText.reducer,
    session: session.reducer,
  },
});

export const useShellSelector = useSelector.withTypes<ReturnType<typeof store.getState>>();
export const useShellDispatch = useDispatch.withTypes<typeof store.dispatch>();

onSignedOut(() => store.dispatch(session.actions.ended()));
onPersonShown((shown) => store.dispatch(session.actions.shown(shown)));
