import path from 'node:path';

/**
 * What a file makes once and its components stand on, and parts whose code comes late: an open page goes on with those. Not what a function
 * makes, however often it is called; the compiler indents that.
 */
const kept =
  /^(?! {2})((?:.*\*\/ )?(?:export )?const (\w+) = (?:\/\*#__PURE__\*\/ )?)(createContext|collectionApi|moduleStore|createApi|configureStore|lazy|arriving)\(/gm;

const late = new Set(['lazy', 'arriving']);

/**
 * A loader after the compiler: says which component of which file each is, so that React keeps what it holds when the file comes anew.
 *
 * @this {import('@rspack/core').LoaderContext}
 * @param {string} source
 * @param {string} map
 */
export default function keepState(source, map) {
  const file = JSON.stringify(path.relative(path.dirname(this.rootContext), this.resourcePath));
  const named = [
    'const $development = globalThis.bidwrightDevelopment;',
    `const $RefreshReg$ = (type, name) => $development?.register(type, ${file} + ' ' + name);`,
    'const $RefreshSig$ = $development?.signature ?? (() => (type) => type);',
    `const $keep = (how, make, name) => $development?.[how](make, ${file} + ' ' + name) ?? make;`,
  ];
  const keeping = source.replaceAll(
    kept,
    (_all, begun, name, make) => `${begun}$keep('${late.has(make) ? 'late' : 'once'}', ${make}, '${name}')(`,
  );
  // In the first line, so that lines stay what they are.
  this.callback(null, `${named.join(' ')} ${keeping}`, map);
}
