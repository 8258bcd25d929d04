import { screen } from '@testing-library/react';
import { entries, libraryServer, open, resultOf, told } from '../testing/library.tsx';

libraryServer();

test.each([
  [{ used: 9, submitted: 9, won: 8, lost: 1 }, /Won 8 of 9(?! \()/],
  [{ used: 12, submitted: 11, won: 8, lost: 2 }, /Won 8 of 10 \(80%\)/],
])('what came of the bids %j: %s', async (reuse, text) => {
  const [one] = entries;
  if (one) told.now = { response: [{ ...resultOf(one), reuse }], numberOfResults: 1 };
  await open('/rfp-content-library?words=risk');
  await screen.findByText('1 result');
  expect(document.querySelector('[data-result]')).toHaveTextContent(text);
});
