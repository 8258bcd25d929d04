import { type Compiler, type RspackPluginInstance, Compilation as Stages, sources } from '@rspack/core';
import { integrityOf } from './hashes.ts';

/** Files that the first screen asks for as soon as its code runs: the default language's texts, and the letters of Western Europe. */
const first = [
  {
    file: /texts-en\.\w+\.js$/,
    tag: (href: string, content: Buffer) =>
      `<link rel="preload" as="script" crossorigin="anonymous" integrity="${integrityOf(content)}" href="/${href}">`,
  },
  {
    file: /-latin-\d+-normal\.\w+\.woff2$/,
    tag: (href: string) =>
      `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" fetchpriority="low" href="/${href}">`,
  },
];

/** Lets the page's HTML ask for files that its code would only ask for later. */
export class Preloads implements RspackPluginInstance {
  readonly #page: string;

  constructor(page: string) {
    this.#page = page;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('Preloads', (compilation) => {
      // The last stage: names carry the hashes of the final contents.
      compilation.hooks.processAssets.tap({ name: 'Preloads', stage: Stages.PROCESS_ASSETS_STAGE_REPORT }, (assets) => {
        const tags = Object.entries(assets).flatMap(([name, asset]) =>
          first.filter(({ file }) => file.test(name)).map(({ tag }) => tag(name, asset.buffer())),
        );
        compilation.updateAsset(
          this.#page,
          (page) => new sources.RawSource(String(page.source()).replace('</title>', `</title>${tags.join('')}`)),
        );
      });
    });
  }
}
