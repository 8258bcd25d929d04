import { moduleNames, sampleModules } from '../rooms.ts';
import { switchedOn } from './release.ts';

const all = moduleNames().map((module) => ({ module }));
const names = (modules: { module: string }[]) => modules.map(({ module }) => module);

test('there are modules of samples, and each is one of those that are built', () => {
  expect([...sampleModules].filter((name) => !moduleNames().includes(name))).toEqual([]);
  expect(sampleModules.size).toBeGreaterThan(0);
});

test('the demo switches all modules on', () => {
  expect(names(switchedOn(all, true))).toEqual(moduleNames());
});

test('a firm with real data gets no samples until an Admin switches them on', () => {
  expect(names(switchedOn(all, false))).toEqual(moduleNames().filter((name) => !sampleModules.has(name)));
  expect(names(switchedOn([{ module: 'template-demo' }], false))).toEqual([]);
});
