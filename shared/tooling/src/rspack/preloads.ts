import {
  type Compilation,
  type Compiler,
  type RspackPluginInstance,
  Compilation as Stages,
  sources,
} from '@rspack/core';
import { integrityOf } from './hashes.ts';

/** A chunk that runs when it comes waits for who asks for it; one that was only fetched must be asked for once more. */
const scriptTag = (href: string, content: Buffer) =>
  `<script async crossorigin="anonymous" integrity="${integrityOf(content)}" src="/${href}"></script>`;

/** Files that the first screen asks for as soon as its code runs: the default language's texts, and the letters of Western Europe. */
const first = [
  { file: /texts-en\.\w+\.js$/, tag: scriptTag },
  {
    file: /-latin-\d+-normal\.\w+\.woff2$/,
    tag: (href: string) =>
      `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" fetchpriority="low" href="/${href}">`,
  },
];

/** What the shell provides by these chunks, beside the files that the page brings in any case. A provided package has a chunk of its own below that which mentions it. */
const filesOf = ({ entrypoints, namedChunkGroups }: Compilation, chunks: string[]): string[] => {
  const brought = new Set(entrypoints.get('main')?.getFiles());
  const provided = chunks.flatMap((name) => [...(namedChunkGroups.get(name)?.childrenIterable ?? [])]);
  if (provided.length < chunks.length) throw new Error(`Nobody can tell the files of ${chunks.join(' and ')}`);
  const files = provided.flatMap((chunk) => chunk.getFiles());
  return [...new Set(files)].filter((name) => name.endsWith('.js') && !brought.has(name));
};

/** Without the scripts that are named by then nothing is drawn: they come before all that follows. */
const withTags = (html: string, tags: string[]) =>
  html.replaceAll(' defer ', ' defer fetchpriority="high" ').replace('</head>', () => `${tags.join('')}</head>`);

/**
 * Lets the page's HTML ask for files that its code would only ask for later. The tags of chunks that only pages of modules
 * need stand in a comment, which the front door opens there.
 */
export class Preloads implements RspackPluginInstance {
  readonly #page: string;
  readonly #ofModules: string[];

  constructor(page: string, ofModules: string[] = []) {
    this.#page = page;
    this.#ofModules = ofModules;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('Preloads', (compilation) => {
      // The last stage: names carry the hashes of the final contents.
      compilation.hooks.processAssets.tap({ name: 'Preloads', stage: Stages.PROCESS_ASSETS_STAGE_REPORT }, (assets) => {
        const tags = Object.entries(assets).flatMap(([name, asset]) =>
          first.filter(({ file }) => file.test(name)).map(({ tag }) => tag(name, asset.buffer())),
        );
        const ofModules = filesOf(compilation, this.#ofModules).map((name) =>
          scriptTag(name, assets[name]?.buffer() ?? Buffer.of()),
        );
        if (ofModules.length > 0) tags.push(`<!--modules ${ofModules.join('')}-->`);
        compilation.updateAsset(this.#page, (page) => new sources.RawSource(withTags(String(page.source()), tags)));
      });
    });
  }
}
