import own from '../package.json' with { type: 'json' };
import * as api from './index.ts';

/** Modules that were published long ago call these. Nothing is taken away or renamed without a new major version. */
const agreed = [
  'CompositionProvider',
  'NamedLink',
  'ShellProvider',
  'Slot',
  'apiVersion',
  'arriving',
  'defineModule',
  'failureShown',
  'fetchAgain',
  'hasDirtyForm',
  'languages',
  'lazy',
  'loads',
  'newId',
  'onFailureShown',
  'onPersonShown',
  'onSignedOut',
  'personShown',
  'signedOut',
  'useAlert',
  'useArrival',
  'useDestination',
  'useDirtyForm',
  'useLanguage',
  'useLoaded',
  'useNamedNavigate',
  'usePageHead',
  'usePerson',
];

test('the agreement of version 1 is whole', () => {
  expect(Object.keys(api).sort()).toEqual(agreed.sort());
  expect(api.apiVersion).toMatch(/^1\./);
  expect(own.version).toBe(api.apiVersion);
});

test('a person is shown as the own record says', () => {
  const heard: object[] = [];
  const stop = api.onPersonShown((shown) => heard.push(shown));
  api.personShown({ name: 'Dana W.', profilePicture: '/photo' });
  stop();
  api.personShown({ name: 'Dana' });
  expect(heard).toEqual([{ name: 'Dana W.', profilePicture: '/photo' }]);
});

test('everybody who listens hears of a sign-out, until they stop', () => {
  const heard: string[] = [];
  const stop = api.onSignedOut(() => heard.push('one'));
  api.onSignedOut(() => heard.push('other'));
  api.signedOut();
  stop();
  api.signedOut();
  expect(heard).toEqual(['one', 'other', 'other']);
});
