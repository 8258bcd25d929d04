import { bench } from '../testing/bench.ts';
import { upstream } from '../testing/upstream.ts';
import { origin } from '../testing/visitor.ts';

/** Calls that the service breaks off, from now on. */
let breaking = 0;

const opportunities = upstream((request, response) => {
  if (breaking === 0) {
    response.end('{"data":null}');
    return;
  }
  breaking -= 1;
  request.socket.destroy();
});

const { signedIn, admin } = bench(() => ({
  SERVICES: JSON.stringify({ admin: admin.url, opportunities: opportunities.url }),
}));

test.each([
  ['list', undefined, 200],
  ['create', undefined, 200],
  ['update', 'k1', 200],
  ['updateSubcollection', 'k1', 200],
  ['deleteSubcollection', 'k1', 200],
  ['update', undefined, 502],
  ['setAll', 'k1', 502],
])(
  '%s with the key %s is answered %d where the service dies of it: only what is done once is handed on again',
  async (call, key, status) => {
    const { browser } = await signedIn();
    const headers = { origin, 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) };
    breaking = 1;
    const answer = await browser.send(`/api/opportunities/${call}`, { method: 'POST', headers, body: '{}' });
    expect([answer.status, breaking]).toEqual([status, 0]);
  },
);
