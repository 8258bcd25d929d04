import { Provider } from '@bidwright/remote-kit/store';
import { defineModule } from '@bidwright/shell-api';
import { store } from './client/index.ts';
import { contactRoutes } from './contacts/routes.ts';
import { customerRoutes } from './customers/routes.tsx';
import { pageRoutes } from './pages/routes.tsx';
import { profileRoutes } from './profile/routes.tsx';
import { shopRoutes } from './shop/routes.ts';
import { widgetRoutes } from './widgets/routes.ts';
import { workRoutes } from './workRoutes.ts';

export default defineModule({
  routes: [
    ...profileRoutes,
    ...shopRoutes,
    ...customerRoutes,
    ...contactRoutes,
    ...pageRoutes,
    ...widgetRoutes,
    ...workRoutes,
  ],
  messages: (language) => [import(`../locales/${language}.json`)],
  Provider: ({ children }) => <Provider store={store}>{children}</Provider>,
});
