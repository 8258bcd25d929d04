import { newId } from './newId.ts';

test('ids are 32 digits, each another, also where the page came without HTTPS', () => {
  const { randomUUID } = crypto;
  Reflect.deleteProperty(Object.getPrototypeOf(crypto), 'randomUUID');
  const ids = Array.from({ length: 1000 }, newId);
  Object.getPrototypeOf(crypto).randomUUID = randomUUID;
  expect(new Set(ids).size).toBe(1000);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
});
