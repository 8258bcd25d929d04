import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Of a menu that is fading out axe reads colours that nobody is meant to read; endless motion, as of a skeleton, is no fading. */
const motionIsOver = (page: Page) =>
  page.waitForFunction(() =>
    document.getAnimations().every((animation) => animation.effect?.getComputedTiming().endTime === Infinity),
  );

/** What opens at an element belongs to where that stands, wherever in the document it is kept: no landmark of its own is missing. */
const belongsElsewhere = ['dialog', 'alertdialog', 'menu', 'listbox', 'tooltip'].map((role) => `[role=${role}]`);

/** Axe takes them, its types do not say so. */
const options: Parameters<AxeBuilder['options']>[0] & { checks: object } = {
  // What is right need not be told: to write it down takes axe longer than all its rules.
  resultTypes: ['violations'],
  checks: { region: { options: { regionMatcher: ['dialog', 'svg', ...belongsElsewhere].join() } } },
};

/** What axe finds on the page, a line each: the rule, what it says, the elements. */
export const violationsOf = async (page: Page) => {
  await motionIsOver(page);
  // The pages have no frames of other origins, for which axe would open a page of its own each time.
  const { violations } = await new AxeBuilder({ page }).options(options).setLegacyMode().analyze();
  return violations.map(({ id, help, nodes }) => `${id}: ${help} ${nodes.map(({ html }) => html).join(' ')}`);
};
