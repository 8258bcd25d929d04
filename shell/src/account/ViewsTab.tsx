import { Provider } from '@bidwright/remote-kit/store';
import { viewStore } from './api.ts';
import { SavedViews } from './SavedViews.tsx';

/** The lists that the person has arranged and saved. */
export const ViewsTab = () => (
  <Provider store={viewStore}>
    <SavedViews />
  </Provider>
);
