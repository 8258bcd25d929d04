import { transformSync } from '@swc/core';
import keepState from './keepState.js';

/** A file as the bundler compiles it for whoever works on it. */
const loaded = (source: string): string => {
  const react = { runtime: 'automatic', development: true, refresh: true } as const;
  const { code } = transformSync(source, {
    jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2022', transform: { react } },
  });
  let answer = '';
  const at = { rootContext: '/firm/mf-bids', resourcePath: '/firm/mf-bids/src/Card.tsx' };
  keepState.call({ ...at, callback: (_error: null, made: string) => (answer = made) } as never, code, '');
  return answer;
};

test('a component is named by its file, on the line it had', () => {
  const made = loaded('export const Card = () => <p>Bids</p>;');
  expect(made).toContain('development?.register(type, "mf-bids/src/Card.tsx" + \' \' + name)');
  expect(made).toMatch(/\$RefreshReg\$\(_c, "Card"\)/);
  expect(made.split('\n')[0]).toMatch(/\$RefreshSig\$ = .*import/);
});

test('contexts, stores and parts whose code comes late are made once', () => {
  const made = loaded(`import { createContext } from 'react';
import { collectionApi, moduleStore } from '@bidwright/remote-kit/store';
import { lazy } from '@bidwright/shell-api';
const Dialog = lazy(async () => ({ default: (await import('./Dialog.tsx')).Dialog }));
const Shown = createContext<string | undefined>(undefined);
/**
 * The calls of bids.
 */
export const bids = collectionApi('bids');
export const store = moduleStore([bids]);
export const storeOf = (service: string) => {
  /** Each call has its own. */
  const own = moduleStore([collectionApi(service)]);
  return own;
};
export const other = makes(store, Shown, Dialog);`);
  expect(made).toContain("const Dialog = $keep('late', lazy, 'Dialog')(_c = async ()");
  expect(made).toContain("const Shown = /*#__PURE__*/ $keep('once', createContext, 'Shown')(undefined)");
  expect(made).toContain("const bids = $keep('once', collectionApi, 'bids')('bids')");
  expect(made).toMatch(/const store = \$keep\('once', moduleStore, 'store'\)\(\[/);
  expect(made).toContain('const own = moduleStore([');
  expect(made).toContain('const other = makes(');
});
