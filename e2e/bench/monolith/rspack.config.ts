import path from 'node:path';
import { common, host, Preloads } from '@bidwright/tooling/rspack';
import {
  type Configuration,
  HtmlRspackPlugin,
  type Module,
  NormalModuleReplacementPlugin,
  SubresourceIntegrityPlugin,
} from '@rspack/core';
import { ModulePreloads } from './preloads.ts';

const e2e = path.resolve(import.meta.dirname, '../..');
const room = path.join(e2e, '../shell');
const dist = path.join(e2e, '../.data/bench/monolith');
const settings = common(e2e);
const modules = ['admin', 'ftes', 'opportunities', 'rfp-library', 'template-demo'];

/** As in the composed app, the texts of a language are one file of the shell, and one of each module. */
const catalog = /[\\/]locales[\\/](\w+)\.json$/;
const textsOf = (module: Module) => {
  const file = module.nameForCondition() ?? '';
  const owner = modules.find((name) => file.includes(`mf-${name}`) || file.includes(`contracts/${name}/`));
  // The page asks for the shell's at once, and knows them by their name.
  return `${owner ? `words-of-${owner}` : 'texts'}-${catalog.exec(file)?.[1]}`;
};

/** The same app in one build: what the composed one is measured against. */
const monolith: Configuration = {
  ...settings,
  entry: { main: 'shell/src/main.tsx' },
  output: {
    path: dist,
    publicPath: '/',
    uniqueName: 'monolith',
    filename: 'assets/[name].[contenthash:10].js',
    chunkFilename: 'assets/[name].[contenthash:10].js',
    cssChunkFilename: 'assets/[name].[contenthash:10].css',
    assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
    crossOriginLoading: 'anonymous',
    trustedTypes: { policyName: 'platform' },
    clean: { keep: /entrance/ },
  },
  optimization: {
    splitChunks: {
      chunks: 'all',
      cacheGroups: { catalogs: { test: catalog, name: textsOf, chunks: 'async', enforce: true } },
    },
  },
  plugins: [
    ...(settings.plugins ?? []),
    new NormalModuleReplacementPlugin(/\/loadModule\.ts$/, path.join(import.meta.dirname, 'loadModule.ts')),
    new HtmlRspackPlugin({
      template: path.join(room, 'src/index.html'),
      scriptLoading: 'defer',
      minify: false,
    }),
    new SubresourceIntegrityPlugin(),
    new Preloads('index.html'),
    new ModulePreloads(modules),
  ],
};

/** What signed-out people see is an app of its own, which composes nothing. */
const entrance: Configuration[] = host(room)
  .filter(({ name }) => name === 'entrance')
  .map((one) => ({ ...one, output: { ...one.output, path: dist } }));

export default [monolith, ...entrance];
