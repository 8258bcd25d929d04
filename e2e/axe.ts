import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Of a menu that is fading out axe reads colours that nobody is meant to read; endless motion, as of a skeleton, is no fading. */
const motionIsOver = (page: Page) =>
  page.waitForFunction(() =>
    document.getAnimations().every((animation) => animation.effect?.getComputedTiming().endTime === Infinity),
  );

/** What opens at an element belongs to where that stands, wherever in the document it is kept: no landmark of its own is missing. */
const belongsElsewhere = ['dialog', 'alertdialog', 'menu', 'listbox', 'tooltip'].map((role) => `[role=${role}]`);

/** Axe takes the checks, its types do not say so. */
const options: RunOptions & { checks: object } = {
  // What is right need not be told: to write it down takes axe longer than all its rules.
  resultTypes: ['violations'],
  checks: { region: { options: { regionMatcher: ['dialog', 'svg', ...belongsElsewhere].join() } } },
};

/** What axe finds on the page, a line each: the rule, what it says, the elements. The pages have no frames. */
export const violationsOf = async (page: Page): Promise<string[]> => {
  await motionIsOver(page);
  // Once a document: to bring axe takes longer than to run it, and a second run takes half as long as the first.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (options) => {
    const { violations } = await window.axe.run(document, options);
    return violations.map(({ id, help, nodes }) => `${id}: ${help} ${nodes.map(({ html }) => html).join(' ')}`);
  }, options);
};
