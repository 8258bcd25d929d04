import { rightsMatrix } from '@bidwright/service-testing';
import { policy } from './policy.ts';
import { service } from './service.ts';

rightsMatrix(service, policy, {
  posts: {
    sample: () => ({ name: 'Ann', text: 'Hello', postedOn: '2026-05-04', likes: 3 }),
    kinds: { o: ({ id, name }) => ({ owner: { id, name } }) },
  },
});
