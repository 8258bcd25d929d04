/** What the browser that tries a version does in a page, put into each before anything of ours runs. */
(() => {
  const headingIn = (main) => [...(main?.querySelectorAll('h1') ?? [])].find((one) => one.checkVisibility());
  /** Of the page that was left: that of the next is another one. */
  let left;

  globalThis.bidwrightProving = {
    /** Goes to a page as a link to it does: nothing is loaded anew. */
    go: (path) => {
      left = headingIn(document.querySelector('main'));
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    },
    state: () => {
      const main = document.querySelector('main');
      const heading = headingIn(main);
      return {
        stands: heading !== undefined && heading !== left && main.querySelector('[aria-busy="true"]') === null,
        text: main?.innerText.trim().slice(0, 300) ?? '',
        hrefs: [...(main?.querySelectorAll('a[href]') ?? [])].map((link) => link.getAttribute('href')),
      };
    },
    violations: async () => {
      const values = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
      const { violations } = await globalThis.axe.run('main', {
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
      });
      return violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html).join('\n') }));
    },
  };
})();
