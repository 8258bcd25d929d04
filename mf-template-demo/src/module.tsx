import { Provider } from '@bidwright/remote-kit/store';
import { defineModule } from '@bidwright/shell-api';
import { store } from './api.ts';
import { PostsPage } from './posts/PostsPage.tsx';

export default defineModule({
  routes: [{ path: '/user/social-profile/posts', Component: PostsPage }],
  messages: (language) => [import(`../locales/${language}.json`)],
  Provider: ({ children }) => <Provider store={store}>{children}</Provider>,
});
