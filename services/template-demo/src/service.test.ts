import { conformance, tester } from '@bidwright/service-testing';
import { service } from './service.ts';

conformance(service, {
  posts: { name: 'Ann', text: 'Hello', postedOn: '2026-05-04', likes: 3, owner: { id: tester.id, name: tester.name } },
});
