import { createHash } from 'node:crypto';
import { type Compiler, type RspackPluginInstance, Compilation as Stages, sources } from '@rspack/core';

/** Writes `preloads.json`: the tags by which a page can ask for the first files of a module, as the composed one does. */
export class ModulePreloads implements RspackPluginInstance {
  readonly #modules: string[];

  constructor(modules: string[]) {
    this.#modules = modules;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ModulePreloads', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ModulePreloads', stage: Stages.PROCESS_ASSETS_STAGE_REPORT },
        (assets) => {
          const entry = new Set(compilation.entrypoints.get('main')?.getFiles());
          const tag = (file: string) => {
            const hash = createHash('sha384')
              .update(assets[file]?.buffer() ?? '')
              .digest('base64');
            return `<script async crossorigin="anonymous" integrity="sha384-${hash}" src="/${file}"></script>`;
          };
          const tagsOf = (module: string) => {
            const files = compilation.namedChunkGroups.get(module)?.getFiles() ?? [];
            return files.filter((file) => file.endsWith('.js') && !entry.has(file)).map(tag);
          };
          const preloads = Object.fromEntries(this.#modules.map((module) => [module, tagsOf(module).join('')]));
          compilation.emitAsset('preloads.json', new sources.RawSource(JSON.stringify(preloads)));
        },
      );
    });
  }
}
