import { Messages } from '@bidwright/remote-kit/intl';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { texts } from './language/texts.ts';
import { router } from './router.tsx';
import { AppLook } from './settings/AppLook.tsx';
import { store, useShellSelector } from './store.ts';

const Pages = () => (
  <Messages language={useShellSelector((state) => state.settings.language)} load={texts}>
    <RouterProvider router={router} />
  </Messages>
);

export const App = () => (
  <Provider store={store}>
    <AppLook>
      <Pages />
    </AppLook>
  </Provider>
);
