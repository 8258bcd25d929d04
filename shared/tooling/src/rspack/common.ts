import type { Configuration, Module } from '@rspack/core';
import { localesOf } from './room.ts';

const catalog = /[\\/]locales[\\/](\w+)\.json$/;

const languageOf = (module: Module) => `texts-${module.nameForCondition()?.match(catalog)?.[1]}`;

/** All texts of a language in one file, whichever packages they come from. */
export const textsTogether = {
  catalogs: { test: catalog, name: languageOf, chunks: 'async', enforce: true },
} as const;

/** What host and remotes are built with alike. */
export const common = (room: string): Configuration => ({
  context: room,
  mode: 'production',
  target: ['web', 'es2022'],
  devtool: false,
  resolve: { extensions: ['.ts', '.tsx', '.js', '.json'], alias: localesOf(room) },
  optimization: { splitChunks: { cacheGroups: textsTogether } },
  module: {
    parser: { 'css/auto': { namedExports: false } },
    // With the bundle's name, so that a class is no other module's, and no other version's.
    generator: { 'css/auto': { localIdentName: '[uniqueName]-[hash]-[local]' } },
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            target: 'es2022',
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
      { test: /\.woff2$/, type: 'asset/resource' },
      { test: /\.css$/, type: 'css/auto' },
    ],
  },
  // Rspack's dev server would otherwise ask the page's origin to compile chunks, which is another server's.
  lazyCompilation: false,
  performance: false,
  stats: 'errors-warnings',
});
