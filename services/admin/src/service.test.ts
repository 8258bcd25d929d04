import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { conformance } from '@bidwright/service-testing';
import { routesWith, service } from './service.ts';

const entry = { name: 'Something' };

/** Stands where the front door is, and makes every account it is asked for. */
const frontDoor = createServer((request, response) => {
  request.resume();
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{}}');
});
beforeAll(() => new Promise<void>((resolve) => frontDoor.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  frontDoor.closeAllConnections();
  frontDoor.close();
});

const address = () => `http://127.0.0.1:${(frontDoor.address() as AddressInfo).port}`;

conformance(
  { ...service, routes: routesWith(address) },
  {
    ...Object.fromEntries(service.collections.map(({ name }) => [name, entry])),
    accountDefaults: { expirationDate: '2031-12-31' },
    holidays: { ...entry, day: '2026-12-25' },
    opportunityStatus: { ...entry, requiredFields: ['nickname'], requiredDocuments: ['rfp'] },
    salaryProjections: { position: 'Analyst', year: 2026, annualSalary: 90_000 },
    photos: { user: { id: 'ada', name: 'Ada Byron' }, documentName: 'ada.png' },
    users: { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' },
  },
  // Only what was merged before can be taken back.
  { outOfReach: ['/undoMerge'] },
);
