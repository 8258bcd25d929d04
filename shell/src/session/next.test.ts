import { hasEnded, nextAddress, signInAddress } from './next.ts';

test('signing in leads back to the page that was wanted', () => {
  const address = signInAddress({ pathname: '/general/bids/7', search: '?tab=teams', hash: '#late' });
  expect(nextAddress(new URL(address, location.origin).search)).toBe('/general/bids/7?tab=teams#late');
});

test('from the start it leads to the dashboard', () => {
  expect(signInAddress({ pathname: '/' })).toBe('/login');
  expect(nextAddress('')).toBe('/dashboard');
});

test('the address says whether the session ended, and leads back all the same', () => {
  const { search } = new URL(signInAddress({ pathname: '/general/bids' }, true), location.origin);
  expect(hasEnded(search)).toBe(true);
  expect(nextAddress(search)).toBe('/general/bids');
  expect(signInAddress({ pathname: '/' }, true)).toBe('/login?ended=1');
  expect(hasEnded('?next=%2Fgeneral%2Fbids')).toBe(false);
});

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '//',
  '///',
  'javascript:alert(1)',
  'dashboard',
])('an address that leads out of the app is not followed: %s', (next) => {
  expect(nextAddress(`?${new URLSearchParams({ next })}`)).toBe('/dashboard');
});
