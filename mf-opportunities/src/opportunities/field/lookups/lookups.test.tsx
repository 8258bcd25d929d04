import { documents, opportunities } from '@bidwright/contract-opportunities';
import { views } from '@bidwright/contract-shell';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { cleanup, screen } from '@testing-library/react';
import module from '../../../module.tsx';
import { bid, lookups, people, pointing, status } from '../../../testing/samples.ts';

const records = [bid('one', { solicitationName: 'Soil survey', opportunityStatus: pointing(status.won) })];

let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  server = await callServer(
    [{ of: opportunities, records }, { of: documents, records: [] }, { of: views, records: [] }, ...lookups()],
    {
      'opportunities/projectView': () => [],
      'opportunities/contractFigures': () => [],
    },
  );
});
afterAll(() => server.close());

test('list, record and project share their lists: each is asked for once', async () => {
  for (const address of ['/general/opportunities?status=all', '/general/opportunities/one', '/general/projects/one']) {
    await renderModule(module, address, { person: people.admin });
    await screen.findAllByText('Soil survey');
    cleanup();
  }
  const asked = server.asks.filter(({ call }) => call === 'list').map(({ col }) => col);
  expect(asked).toContain('opportunityStatus');
  expect(asked).toEqual([...new Set(asked)]);
});
