import { sampleContent } from '@bidwright/contract-rfp-library';
import type { Service } from '@bidwright/service-kit';
import { conformance, person, type TestService, testService } from '@bidwright/service-testing';
import { libraryOf } from './library.ts';
import { service } from './service.ts';
import type { Db } from './tables.ts';

const content = sampleContent();
const { sectionTitle } = content;

conformance(
  service,
  { rfpContent: content, images: { documentName: 'plan.png' }, files: { documentName: 'plan.pdf' } },
  {
    settled: (running: TestService & { service: Service<Db> }) => libraryOf(running.service).settle(),
    // The index begins to follow the database at some time or other.
    byItself: ['searchOrigin'],
    // The plain text follows from it.
    without: ['richText'],
    // Made-up bytes are no proposal.
    outOfReach: ['/sections'],
  },
);

describe('content', () => {
  const { call } = testService(service);
  const col = 'rfpContent';
  const admin = person('Admin');

  test('is written and found by words of its text and its section', async () => {
    const teams = [{ id: 'team-1', name: 'Health' }];
    const { body } = await call<string>('create', { col, ...content, teams }, admin);
    for (const search of ['PILOT regions', 'technical']) {
      const found = await call<object[]>('query', { col, search }, admin);
      expect(found.body.data).toMatchObject([{ id: body.data, sectionTitle, teamArray: ['team-1'] }]);
    }
    expect((await call<object[]>('query', { col, search: 'pilots' }, admin)).body.data).toEqual([]);
  });

  test('a hundred thousand characters are kept, one more is not', async () => {
    const kept = await call<string>('create', { col, ...content, rfpContent: '漢'.repeat(100_000) }, admin);
    expect(kept.status).toBe(200);
    const { body } = await call<{ rfpContent: string }>('getRecordById', { col, id: kept.body.data }, admin);
    expect(body.data.rfpContent).toHaveLength(100_000);
    const refused = await call('create', { col, ...content, rfpContent: 'x'.repeat(100_001) }, admin);
    expect(refused.body.errorInfo.fields?.rfpContent?.message).toBe('At most 100000 characters');
  });

  test.each(['Team Lead', 'Project Manager', 'Operations', 'User'] as const)('%s has no access', async (role) => {
    const { body } = await call<string>('create', { col, ...content }, admin);
    const who = person(role);
    const answers = [
      await call('list', { col }, who),
      await call('query', { col }, who),
      await call('getRecordById', { col, id: body.data }, who),
      await call('create', { col, ...content }, who),
      await call('update', { col, id: body.data, proposalYear: 2027 }, who),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  });
});
