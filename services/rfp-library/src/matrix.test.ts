import { rightsMatrix } from '@bidwright/service-kit/testing';
import { policy } from './policy.ts';
import { service } from './service.ts';

rightsMatrix(service, policy, {
  rfpContent: {
    subs: { uses: { opportunity: { id: 'bid-1', name: 'River permits' } }, reviews: { result: 'edited' } },
    sample: () => ({
      sectionTitle: { id: 'title-1', name: 'Technical approach' },
      rfpContent: 'We begin with a pilot.',
    }),
  },
});
