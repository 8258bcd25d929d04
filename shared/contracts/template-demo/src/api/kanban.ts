import { columnRoutes } from './kanban/columns.ts';
import { itemRoutes } from './kanban/items.ts';
import { storyRoutes } from './kanban/stories.ts';

export const routes = { ...columnRoutes, ...itemRoutes, ...storyRoutes };
