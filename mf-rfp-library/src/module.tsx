import { Provider } from '@bidwright/remote-kit/store';
import { defineModule } from '@bidwright/shell-api';
import { store } from './api.ts';
import { LibraryPage } from './library/LibraryPage.tsx';

export default defineModule({
  routes: [{ path: '/rfp-content-library', Component: LibraryPage }],
  searches: { library: () => import('./search/searchLibrary.ts') },
  messages: (language) => [import(`../locales/${language}.json`)],
  Provider: ({ children }) => <Provider store={store}>{children}</Provider>,
});
