import { test } from '../fixtures.ts';
import { signIn } from '../people.ts';
import { buy, lookAtProfile, planByKeys, writeToOthers } from '../samples.ts';

test('somebody buys with each of the codes, chooses fast shipping, and the order is complete', async ({
  page,
  address,
}) => {
  await signIn(page, address, 'user');
  await buy(page, address, true);
});

test('the social profile leads through its tabs; a like counts up and down again', async ({ page, address }) => {
  await signIn(page, address, 'user');
  await lookAtProfile(page, address);
});

test('by keys alone an item of the board goes to another column, and one is added and talked about', async ({
  page,
  address,
}) => {
  await signIn(page, address, 'user');
  await planByKeys(page, address);
});

test('what is written in the chat, by mail and into the calendar lasts', async ({ page, address }) => {
  await signIn(page, address, 'user');
  await writeToOthers(page, address);
});
