import { bench } from '../../testing/bench.ts';
import { base64, publication, publish } from '../../testing/publications.ts';

const token = 'token-of-ftes';
const { visit } = bench(() => ({ PUBLISH_TOKENS: JSON.stringify({ ftes: token }) }));

const asked = async (published: object) => {
  const sent = JSON.stringify({ ...publication('ftes'), ...published });
  const answered = visit().send('/api/shell/modules/ftes/versions', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: sent,
  });
  let others = 0;
  for (;;) {
    const reply = await Promise.race([
      answered,
      visit()
        .send('/api/shell/session')
        .then(() => null),
    ]);
    if (reply) return { ...reply, others };
    others += 1;
  }
};

const styles = (text: string) => ({
  files: [...publication('ftes').files, { path: 'more.css', content: base64(text) }],
  hashes: undefined,
});
const menuOf = (count: number) => {
  const { file } = publication('ftes');
  return { file: { ...file, menu: Array.from({ length: count }, (_, at) => ({ ...file.menu[0], id: `m${at}` })) } };
};

test.each([
  ['9 MB of selectors', () => styles('.a,'.repeat(3_000_000)), /^over-budget$/],
  ['1 MB of selectors', () => styles(`${'.a,'.repeat(300_000)}.b{}`), /^(global-css|gate-too-(large|slow))$/],
  ['100,000 menu items', () => menuOf(100_000), /^too-many$/],
])('%s stop nobody else, and 50 reasons at most are listed', async (_what, change, code) => {
  const { status, body, others } = await asked(change());
  const { reasons = [] } = body.errorInfo;
  expect([status, reasons.length <= 50, reasons.length > 0]).toEqual([422, true, true]);
  for (const reason of reasons) {
    expect(reason.code).toMatch(code);
    expect(reason.message.length).toBeLessThanOrEqual(300);
  }
  // Worked at where all others are answered, it would let through those before it and behind it alone.
  expect(others).toBeGreaterThan(10);
  expect((await publish(visit(), publication('ftes'), token, 'ftes')).status).toBe(201);
});
