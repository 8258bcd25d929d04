import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Configuration, type Module, NormalModuleReplacementPlugin, type RuleSetRule } from '@rspack/core';
import { localesOf } from './room.ts';

/** A file that takes another's place in the page. */
const runtime = (file: string): string => path.join(import.meta.dirname, 'runtime', file);

const catalog = /[\\/]locales[\\/](?:(\w+)[\\/])?(\w+)\.json$/;

const withoutParser = { '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js' };

/** The router's package leads every bundler to its build with warnings for developers, which weighs more. */
const router = (file: string) =>
  fileURLToPath(import.meta.resolve('react-router')).replace(/development.index\.m?js$/, `production/${file}.mjs`);

const withoutWarnings = { 'react-router$': router('index'), 'react-router/dom$': router('dom-export') };

/** What is compiled for development asks for another file of React, which the shell does not share. */
const ofShell = { 'react/jsx-dev-runtime$': runtime('jsxDevRuntime.js') };

/** Those of a folder `late` are for a page that loads them itself. */
const languageOf = (module: Module) => {
  const [, folder, language] = module.nameForCondition()?.match(catalog) ?? [];
  return folder === 'late' ? `texts-late-${language}` : `texts-${language}`;
};

/** All texts of a language that come with the module in one file, whichever packages they come from. */
export const textsTogether = {
  catalogs: { test: catalog, name: languageOf, chunks: 'async', enforce: true },
} as const;

/** How sources are compiled. Components that keep their state say which they are. */
const compiled = (keepsState: boolean): RuleSetRule => ({
  test: /\.tsx?$/,
  use: [
    ...(keepsState ? [path.join(import.meta.dirname, 'keepState.js')] : []),
    {
      loader: 'builtin:swc-loader',
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic', development: keepsState, refresh: keepsState } },
        },
      },
    },
  ],
});

const settings = (room: string, keepsState: boolean): Configuration => ({
  context: room,
  mode: 'production',
  target: ['web', 'es2022'],
  // Kept with the version, and served to nobody. Sources are named from the root of all rooms; they themselves stay at home.
  devtool: 'hidden-nosources-source-map',
  output: {
    devtoolModuleFilenameTemplate: ({ absoluteResourcePath }: { absoluteResourcePath: string }) =>
      path.relative(path.dirname(room), absoluteResourcePath),
  },
  resolve: {
    extensions: ['.ts', '.tsx', '.js', '.json'],
    alias: { ...localesOf(room), ...withoutWarnings, ...ofShell },
  },
  // No theme of ours has ripples.
  plugins: [new NormalModuleReplacementPlugin(/\/TouchRipple\.mjs$/, runtime('nothing.js'))],
  optimization: { splitChunks: { cacheGroups: textsTogether } },
  module: {
    parser: { 'css/auto': { namedExports: false } },
    // With the bundle's name, so that a class is no other module's, and no other version's.
    generator: { 'css/auto': { localIdentName: '[uniqueName]-[hash]-[local]' } },
    rules: [
      compiled(keepsState),
      { test: catalog, type: 'json', use: path.join(import.meta.dirname, 'compileTexts.js') },
      // The catalogs' texts are read already.
      { test: /[\\/](react-intl|intl-messageformat|@formatjs[\\/]intl)[\\/]/, resolve: { alias: withoutParser } },
      { test: /\.woff2$/, type: 'asset/resource' },
      { test: /\.css$/, type: 'css/auto' },
    ],
  },
  // Rspack's dev server would otherwise ask the page's origin to compile chunks, which is another server's.
  lazyCompilation: false,
  performance: false,
  stats: 'errors-warnings',
});

/** What host and remotes are built with alike. */
export const common = (room: string): Configuration => settings(room, false);

/** The same for a version in the making, whose components keep their state where an open page takes the next one. */
export const draft = (room: string): Configuration => ({
  ...settings(room, true),
  // In the files themselves: the debugger finds it under any page policy.
  devtool: 'inline-source-map',
});
