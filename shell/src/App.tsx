import { Messages } from '@bidwright/remote-kit/intl';
import { AppLink } from '@bidwright/remote-kit/ui';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { texts } from './language/texts.ts';
import { Persistent } from './late/Persistent.tsx';
import { router } from './router.tsx';
import { AppLook } from './settings/AppLook.tsx';
import { useSettings } from './settings/settings.ts';
import { useFormats } from './settings/useFormats.ts';
import { store } from './store.ts';

const Pages = () => (
  <Messages language={useSettings().language} load={texts} formats={useFormats()}>
    <RouterProvider router={router} />
  </Messages>
);

export const App = () => (
  <Provider store={store}>
    <AppLook link={AppLink}>
      <Persistent>
        <Pages />
      </Persistent>
    </AppLook>
  </Provider>
);
