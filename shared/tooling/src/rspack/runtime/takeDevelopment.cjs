const { packages } = globalThis.bidwrightDevelopment ?? {};

// Where the page brought React for development, that takes the place of React's own, before anything of it was used.
if (packages) {
  Object.assign(require('react'), packages.react);
  Object.assign(require('react/jsx-runtime'), packages.jsxRuntime);
  Object.assign(require('react-dom'), packages.dom);
}
