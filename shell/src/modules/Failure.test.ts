import { Failure, failureOf } from './Failure.ts';

const chunkError = (type: string, request: string) =>
  Object.assign(new Error(`Loading chunk 7 failed (${type})`), { type, request });

test.each([
  [chunkError('missing', '/remotes/bids/1.0.0/7.js'), 'chunk', 'missing'],
  [chunkError('slow', '/remotes/bids/1.0.0/7.js?retry=1'), 'chunk', 'slow'],
  [chunkError('unreachable', '/assets/12.js'), 'shared', 'unreachable'],
  [chunkError('integrity', '/assets/12.js'), 'integrity', undefined],
  [
    new Error('[ Federation Runtime ]: The getter for the shared module is not a function. #RUNTIME-012'),
    'shared',
    undefined,
  ],
  [new TypeError('x is not a function'), 'evaluate', undefined],
  ['thrown as text', 'evaluate', undefined],
])('%s is a failure of kind %s', (error, kind, reason) => {
  const failure = failureOf(error, 'evaluate');
  expect([failure.kind, failure.reason]).toEqual([kind, reason]);
});

test('what is known to be a failure keeps its kind', () => {
  const failure = new Failure('manifest', 'no entry');
  expect(failureOf(failure, 'render')).toBe(failure);
});
