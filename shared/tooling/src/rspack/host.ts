import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import {
  type Configuration,
  experiments,
  HtmlRspackPlugin,
  NormalModuleReplacementPlugin,
  type ResolveData,
  SubresourceIntegrityPlugin,
} from '@rspack/core';
import { BuildFiles } from './buildFiles.ts';
import { common, textsTogether } from './common.ts';
import { DevelopmentTag, development, takeDevelopment } from './development.ts';
import { Preloads } from './preloads.ts';
import { firstChunks, mentions, provided, unsharing } from './shared.ts';
import { ShellPublication } from './shellPublication.ts';
import { SlimRuntime } from './slimRuntime.ts';

interface Application {
  /** Its page is this word and `.html`. */
  page: string;
  entry: string[];
  /** Chunks that pages of modules begin with. */
  ofModules?: string[];
  /** What makes its files differ from the other application's. */
  prefix: string;
}

/** What the applications of a page of its own are built with alike. */
const application = (room: string, { page, entry, ofModules, prefix }: Application): Configuration => ({
  ...common(room),
  name: page,
  entry: { main: entry },
  output: {
    ...common(room).output,
    path: path.join(room, 'dist'),
    publicPath: '/',
    uniqueName: `shell-${page}`,
    filename: `assets/${prefix}[name].[contenthash:10].js`,
    chunkFilename: `assets/${prefix}[name].[contenthash:10].js`,
    assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
    crossOriginLoading: 'anonymous',
  },
  plugins: [
    ...(common(room).plugins ?? []),
    new HtmlRspackPlugin({
      filename: `${page}.html`,
      template: path.join(room, 'src/index.html'),
      scriptLoading: 'defer',
      minify: false,
    }),
    new SubresourceIntegrityPlugin(),
    new Preloads(`${page}.html`, ofModules),
    new BuildFiles(`${page}.files.json`),
  ],
});

const leaveTexts = {
  test: /[\\/]remote-kit[\\/]locales[\\/]/,
  use: path.join(import.meta.dirname, 'leaveTexts.js'),
};

/** The pages for people who are signed out. They know nothing of modules, and so bring nothing that is shared with them. */
const entrance = (room: string): Configuration => {
  const settings = application(room, { page: 'entrance', entry: ['./src/entrance/main.tsx'], prefix: 'entrance-' });
  const { module, output } = settings;
  return {
    ...settings,
    module: { ...module, rules: [...(module?.rules ?? []), leaveTexts] },
    output: { ...output, clean: true, trustedTypes: { policyName: 'platform' } },
  };
};

/** The shell's own code takes facades by themselves; what stands for a package that is shared asks for it by its name. */
const takeUnshared = (room: string) => {
  const unshared = unsharing(room);
  return (given: ResolveData) => {
    if (/\.tsx?$/.test(given.contextInfo.issuer)) given.request = unshared(given.request);
  };
};

/** Two files are read in and prepared at the same time. What libraries bring also changes less often. */
const libraries = { test: /[\\/]node_modules[\\/]/, chunks: 'initial', name: 'libraries', enforce: true } as const;

/** The application that composes modules. It names none. */
const frame = (room: string): Configuration => {
  const settings = application(room, {
    page: 'index',
    entry: [takeDevelopment, './src/provided.js', './src/main.tsx'],
    ofModules: firstChunks(room),
    prefix: '',
  });
  return {
    ...settings,
    // Its publication names the files of both too, and the entrance clears the folder.
    dependencies: ['entrance', 'development'],
    // What only one of the shared packages takes from a library stands in its own file: each more is asked for by itself.
    optimization: { splitChunks: { cacheGroups: { ...textsTogether, libraries, defaultVendors: false } } },
    plugins: [
      new ModuleFederationPlugin({
        name: 'shell',
        shared: provided(room),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
      }),
      new NormalModuleReplacementPlugin(/^@bidwright\/remote-kit\//, takeUnshared(room)),
      new SlimRuntime('shell'),
      new experiments.VirtualModulesPlugin({ [path.join(room, 'src/provided.js')]: mentions(room) }),
      ...(settings.plugins ?? []),
      new DevelopmentTag('index.html'),
      new ShellPublication(room),
    ],
  };
};

/** The builds of the room whose pages the front door serves: the frame and, apart from it, what signed-out people see and who works on a module. */
export const host = (room: string): Configuration[] => [frame(room), entrance(room), development(room)];
