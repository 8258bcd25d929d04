import { Provider } from '@bidwright/remote-kit/store';
import { defineModule } from '@bidwright/shell-api';
import { store } from './api.ts';
import { pageRoutes } from './pages/routes.tsx';
import { PostsPage } from './posts/PostsPage.tsx';
import { widgetRoutes } from './widgets/routes.ts';

export default defineModule({
  routes: [{ path: '/user/social-profile/posts', Component: PostsPage }, ...pageRoutes, ...widgetRoutes],
  messages: (language) => [import(`../locales/${language}.json`)],
  Provider: ({ children }) => <Provider store={store}>{children}</Provider>,
});
