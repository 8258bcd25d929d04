import { statSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import {
  type Configuration,
  experiments,
  HtmlRspackPlugin,
  NormalModuleReplacementPlugin,
  SubresourceIntegrityPlugin,
} from '@rspack/core';
import { BuildFiles } from './buildFiles.ts';
import { common, runtime } from './common.ts';
import { Preloads } from './preloads.ts';
import { mentions, provided } from './shared.ts';
import { ShellPublication } from './shellPublication.ts';
import { SlimRuntime } from './slimRuntime.ts';

const day = 24 * 60 * 60 * 1000;

/** A tab that was opened before this build still asks for files of the one before, for as long as a session lasts. */
const isRecent = (path: string) => {
  const found = statSync(path);
  return found.isFile() && Date.now() - found.mtimeMs < day;
};

interface Application {
  /** Its page is this word and `.html`. */
  page: string;
  entry: string[];
  /** What makes its files differ from the other application's. */
  prefix: string;
}

/** What the applications of a page of its own are built with alike. */
const application = (room: string, { page, entry, prefix }: Application): Configuration => ({
  ...common(room),
  name: page,
  entry: { main: entry },
  output: {
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
    new Preloads(`${page}.html`),
    new BuildFiles(`${page}.files.json`),
  ],
});

/** Formik takes these from lodash, which costs more than a sign-in form is worth. */
const plain = Object.fromEntries(
  ['clone', 'cloneDeep', 'toPath'].map((name) => [`lodash-es/${name}$`, runtime(`plain/${name}.js`)]),
);

/** Fields of one line do not grow. */
const unshown = /\/TextareaAutosize\.mjs$/;

/** The pages for people who are signed out. They know nothing of modules, and so bring nothing that is shared with them. */
const entrance = (room: string): Configuration => {
  const settings = application(room, { page: 'entrance', entry: ['./src/entrance/main.tsx'], prefix: 'entrance-' });
  const { resolve, output } = settings;
  return {
    ...settings,
    resolve: { ...resolve, alias: { ...resolve?.alias, ...plain } },
    output: { ...output, trustedTypes: { policyName: 'platform' } },
    plugins: [...(settings.plugins ?? []), new NormalModuleReplacementPlugin(unshown, runtime('nothing.js'))],
  };
};

/** The application that composes modules. It names none. */
const frame = (room: string): Configuration => {
  const settings = application(room, { page: 'index', entry: ['./src/provided.js', './src/main.tsx'], prefix: '' });
  return {
    ...settings,
    output: { ...settings.output, clean: { keep: isRecent } },
    plugins: [
      new ModuleFederationPlugin({
        name: 'shell',
        shared: provided(),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
      }),
      new SlimRuntime('shell'),
      new experiments.VirtualModulesPlugin({ [path.join(room, 'src/provided.js')]: mentions() }),
      ...(settings.plugins ?? []),
      new ShellPublication(room),
    ],
  };
};

/** The builds of the room whose pages the front door serves: the frame and, apart from it, what signed-out people see. */
export const host = (room: string): Configuration[] => [frame(room), entrance(room)];
