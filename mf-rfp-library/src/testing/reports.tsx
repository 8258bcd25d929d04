import { teams } from '@bidwright/contract-admin';
import { rfpContent } from '@bidwright/contract-rfp-library';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { library, store } from '../api.ts';
import module from '../module.tsx';

const states = { fresh: 3, dueSoon: 1, overdue: 2, inReview: 0, unplanned: 1, oldestDue: '2025-01-01' };

const freshness = (by: unknown) => ({
  by: by ?? 'sectionTitle',
  rows: [
    { key: 'k1', name: by === 'owner' ? 'Olga Owner' : 'Staffing plan', figures: { entries: 7, ...states } },
    { key: null, name: null, figures: { entries: 4, ...states, overdue: 0 } },
  ],
  totals: { entries: 11, ...states },
});

const lost = { blamed: 1, blamedLost: 1, entries: 7, used: 4, won: 0, wonShare: null };
const sections = {
  by: 'sectionTitle',
  rows: [
    {
      key: 'k1',
      name: 'Staffing plan',
      figures: lost,
      bids: [{ id: 'b1', name: 'Harbor study', note: 'Staffing plan 6 of 25' }],
    },
  ],
  totals: lost,
};

const team = { description: null, order: null, status: 'Active', version: 1, dateCreated: 1, dateUpdated: 1 };

/** Asked by a team that has no texts, a report is empty. */
const answer = ({ report, by, team: wanted }: Record<string, unknown>) => {
  if ([wanted].flat().includes('team-2')) return { ...freshness(by), rows: [] };
  return report === 'library-sections' ? sections : freshness(by);
};

/** Answers the calls of the reports. Call it at the top of a test file. */
export const reportServer = () => {
  let server: Awaited<ReturnType<typeof callServer>>;
  beforeAll(async () => {
    const records = [
      { ...team, addedBy: null, id: 'team-1', name: 'Health' },
      { ...team, addedBy: null, id: 'team-2', name: 'Water' },
    ];
    server = await callServer(
      [
        { of: rfpContent, records: [] },
        { of: teams, records },
      ],
      {
        'rfp-library/report': answer,
        'rfp-library/reportFile': () => ({ name: 'x.csv', mediaType: 'text/csv', content: btoa('Section,Entries') }),
      },
    );
    // jsdom saves no files: it would leave the page.
    document.addEventListener('click', (event) => {
      if (event.target instanceof HTMLAnchorElement && event.target.download) event.preventDefault();
    });
  });
  // What was asked before is asked again.
  beforeEach(() => void store.dispatch(library.util.resetApiState()));
  afterAll(() => server.close());
  return {
    refuseNext: (...refusal: Parameters<typeof server.refuseNext>) => server.refuseNext(...refusal),
    /** What was asked of a call, one after the other. */
    asked: (call: string) => server.asks.filter((ask) => ask.call === call).map(({ body }) => body),
  };
};

/** Opens a report, with its parameters. */
export const openReport = (path: string) => renderModule(module, `/rfp-content-library/reports/${path}`);
