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
  async violations() {
    const values = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
    const { violations } = await globalThis.axe.run('main', {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
    });
    return violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html).join('\n') }));
  },
};
