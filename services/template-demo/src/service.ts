import { join } from 'node:path';
import { posts } from '@bidwright/contract-template-demo';
import type { ServiceOptions } from '@bidwright/service-kit';
import { like } from './like.ts';
import { ownPosts } from './ownPosts.ts';

export const service = {
  name: 'template-demo',
  collections: [posts],
  rules: { posts: like },
  routes: ownPosts,
  migrations: join(import.meta.dirname, '../migrations'),

  demo: async (today) => (await import('@bidwright/demo-data')).demoData(today)['template-demo'],
} satisfies ServiceOptions;
