const { dirname, join } = require('node:path');

const createCache = require(join(dirname(require.resolve('@emotion/cache/package.json')), 'dist/emotion-cache.cjs.js'));

const outside = document.createElement('div');
const place = () => ('styled' in document.documentElement.dataset ? document.head : outside);

/**
 * Queries by role work out the style of every element they look at, and jsdom tries every rule of the page for each: four
 * tenths of the time of a page's tests. The app's rules therefore stand outside of the document, unless a test that looks at
 * styles says so (`withStyles` of remote-kit/testing).
 */
const container = {
  get firstChild() {
    return place().firstChild;
  },
  insertBefore: (tag, before) => place().insertBefore(tag, before),
};

exports.default = (options) => createCache.default({ ...options, container, speedy: false });
exports.__esModule = true;
