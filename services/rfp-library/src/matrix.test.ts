import type { Person } from '@bidwright/contract-kit';
import { rightsMatrix } from '@bidwright/service-testing';
import { ownCallsOf, policyOf, positions } from './policy.ts';
import { service } from './service.ts';

const png = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);

const sent = { m: ({ id, name }: Person) => ({ addedBy: { id, name } }) };

const worlds = {
  rfpContent: {
    subs: {
      uses: { opportunity: { id: 'bid-1', name: 'River permits' } },
      reviews: { result: 'edited' },
      comments: { text: 'Well said' },
    },
    sample: () => ({
      sectionTitle: { id: 'title-1', name: 'Technical approach' },
      rfpContent: 'We begin with a pilot.',
    }),
    kinds: {
      t: ({ teams: [id = ''] }: Person) => ({ teams: [{ id, name: 'Own' }] }),
      k: ({ id, name }: Person) => ({ owner: { id, name } }),
    },
    values: () => ({ status: 'Inactive' }),
  },
  images: { sample: () => ({ name: 'Gantt chart', documentName: 'gantt.png' }), file: png, kinds: sent },
  files: { sample: () => ({ name: 'Our references', documentName: 'references.txt' }), kinds: sent },
};

describe.each([
  ['closed', []],
  ['opened', ['rfp-library']],
] as const)('the library is %s', (position, opened) => {
  const at = positions[position];
  rightsMatrix(service, policyOf(at), worlds, ownCallsOf(at), { opened: [...opened] });
});
