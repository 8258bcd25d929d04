import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type Compiler,
  type Configuration,
  DefinePlugin,
  type RspackPluginInstance,
  Compilation as Stages,
  sources,
} from '@rspack/core';
import { BuildFiles } from './buildFiles.ts';

const list = 'development.files.json';

const runtime = (file: string): string => path.join(import.meta.dirname, 'runtime', file);

/** The first of an application's code: takes what the page brings for development. */
export const takeDevelopment = runtime('takeDevelopment.cjs');

/** React for development, which keeps the state of components whose code comes anew. Whoever works on a module has it in the page. */
export const development = (room: string): Configuration => ({
  context: room,
  name: 'development',
  // The entrance clears the folder.
  dependencies: ['entrance'],
  mode: 'production',
  target: ['web', 'es2022'],
  // In this order: React DOM tells whoever is there when it begins.
  entry: { development: [runtime('refresh.js'), runtime('development.js')] },
  output: { path: path.join(room, 'dist'), filename: 'assets/[name].[contenthash:10].js', uniqueName: 'development' },
  optimization: { nodeEnv: false },
  plugins: [new DefinePlugin({ 'process.env.NODE_ENV': '"development"' }), new BuildFiles(list)],
  performance: false,
  stats: 'errors-warnings',
});

/** The hashes of its files. */
export const developmentFiles = (dist: string): Record<string, string> =>
  JSON.parse(readFileSync(path.join(dist, list), 'utf8'));

/** Names it before all other scripts of a page, in a comment, which the front door opens for whoever works on a module. */
export class DevelopmentTag implements RspackPluginInstance {
  readonly #page: string;

  constructor(page: string) {
    this.#page = page;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('DevelopmentTag', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'DevelopmentTag', stage: Stages.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const tags = Object.entries(developmentFiles(compiler.outputPath)).map(
          ([name, hash]) => `<script defer crossorigin="anonymous" integrity="${hash}" src="/${name}"></script>`,
        );
        compilation.updateAsset(
          this.#page,
          (page) =>
            new sources.RawSource(
              String(page.source()).replace('<script', () => `<!--development ${tags.join('')}--><script`),
            ),
        );
      });
    });
  }
}
