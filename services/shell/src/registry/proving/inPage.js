/** What the browser that tries a version does in a page, put into each before anything of ours runs. */
globalThis.bidwrightProving = {
  /** Of the page that was left: that of the next is another one. */
  left: undefined,
  heading() {
    return [...document.querySelectorAll('main h1')].find((one) => one.checkVisibility());
  },
  /** Goes to a page as a link to it does: nothing is loaded anew. */
  go(path) {
    this.left = this.heading();
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  },
  state() {
    const main = document.querySelector('main');
    const heading = this.heading();
    return {
      stands: heading !== undefined && heading !== this.left && main.querySelector('[aria-busy="true"]') === null,
      text: main?.innerText.trim().slice(0, 300) ?? '',
      hrefs: [...(main?.querySelectorAll('a[href]') ?? [])].map((link) => link.getAttribute('href')),
    };
  },
  /** Selectors of what modules attach that stand for more than classes of their own. */
  foreignStyles() {
    const rules = [...document.adoptedStyleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const selectors = rules.flatMap((rule) => (rule.selectorText === undefined ? [] : [rule.selectorText]));
    return selectors.filter((selector) => !/\.[a-z]\w*__\w+-/i.test(selector));
  },
  /** What can be pressed on the page and leads nowhere else: a button that is switched off answers nobody. */
  pressable() {
    const found = [...document.querySelectorAll('main button, main [role="tab"], main [role="switch"], main summary')];
    return found.filter(
      (one) =>
        one.checkVisibility() && !one.disabled && one.getAttribute('aria-disabled') !== 'true' && !one.closest('a'),
    );
  },
  /** What opens something over the page, from outside of it. */
  menus() {
    return [...document.querySelectorAll('[aria-haspopup="dialog"]')].filter(
      (one) => one.checkVisibility() && !one.closest('main'),
    );
  },
  nameOf(at) {
    const one = this.pressable()[at];
    return one && (one.getAttribute('aria-label') ?? one.innerText).trim().slice(0, 60);
  },
  /** As a person does who aims well. */
  press(at) {
    const one = this.pressable()[at];
    one?.focus();
    one?.click();
  },
  async violations() {
    const values = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
    const { violations } = await globalThis.axe.run('main', {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
    });
    return violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html).join('\n') }));
  },
};
