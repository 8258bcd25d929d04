import { test } from '../fixtures.ts';
import { signIn } from '../people.ts';
import { buy, lookAtProfile } from '../samples.ts';

test('somebody buys with each of the codes, chooses fast shipping, and the order is complete', async ({
  page,
  address,
}) => {
  await signIn(page, address, 'user');
  await buy(page, address);
});

test('the social profile leads through its tabs; a like counts up and down again', async ({ page, address }) => {
  await signIn(page, address, 'user');
  await lookAtProfile(page, address);
});
