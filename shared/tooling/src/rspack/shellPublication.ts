import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type Compilation,
  type Compiler,
  type RspackPluginInstance,
  Compilation as Stages,
  type StatsModule,
  sources,
} from '@rspack/core';
import { developmentFiles } from './development.ts';
import { hashesIn } from './hashes.ts';
import { readModuleFile } from './moduleFile.ts';
import { containerOf, versionOf } from './room.ts';
import { provided } from './shared.ts';

const page = 'index.html';
const entranceFiles = 'entrance.files.json';
const slot = /["'`](shell\/[a-z][\w.-]*\/v\d+)["'`]/g;

/** The places that the shell's own code fills with what modules give: it offers what it names. */
const offersOf = (room: string): { slot: string }[] => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: room, exclude: ['**/*.test.*'] });
  const named = files.flatMap((file) =>
    [...readFileSync(path.join(room, file), 'utf8').matchAll(slot)].map(([, name = '']) => name),
  );
  return [...new Set(named)].sort().map((name) => ({ slot: name }));
};

/** Every module of a build by the file it stands for. */
const modulesIn = (compilation: Compilation): StatsModule[] =>
  compilation
    .getStats()
    .toJson({ all: false, modules: true, providedExports: true, modulesSpace: Number.MAX_SAFE_INTEGER }).modules ?? [];

const fileOf = (room: string, { name = '' }: StatsModule) => path.resolve(room, name.replace(/ \+ \d+ modules$/, ''));

/** A package in CommonJS can be taken whole: for code in ES modules that is its default. */
const wholeOf = (file: string): string[] => (/\bmodule\.exports\b/.test(readFileSync(file, 'utf8')) ? ['default'] : []);

/** What modules may take of each package that the shell provides. */
const providedBy = (room: string, compilation: Compilation) => {
  const modules = modulesIn(compilation);
  const members = new Map(modules.map((module) => [fileOf(room, module), module.providedExports]));
  const fileOfKey = (key: string, version: string) =>
    modules
      .find(({ name }) => name?.startsWith(`provide shared module (default) ${key}@${version} = `))
      ?.name?.split(' = ')[1];
  return Object.fromEntries(
    Object.entries(provided(room)).map(([key, { version }]) => {
      const file = fileOfKey(key, version) ?? '';
      const found = members.get(file);
      if (!found) throw new Error(`Nobody can tell what ${key} exports`);
      return [key, { version, members: [...new Set([...found, ...wholeOf(file)])].sort() }];
    }),
  );
};

const isKept = (path: string) => path === page || path.startsWith('assets/');

/** The files of the frame. What else a build leaves beside them is for who builds. */
const framed = (assets: Record<string, sources.Source>): Record<string, string> =>
  hashesIn(Object.fromEntries(Object.entries(assets).filter(([path]) => isKept(path))));

/** Those of the entrance, which is built before. */
const entranceIn = (folder: string): Record<string, string> =>
  JSON.parse(readFileSync(path.join(folder, entranceFiles), 'utf8'));

/**
 * Writes `publication.json`: what the registry must know of a version of the shell beside its files, those of its other builds among them, so that
 * no module loses what it uses.
 */
export class ShellPublication implements RspackPluginInstance {
  readonly #room: string;

  constructor(room: string) {
    this.#room = room;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ShellPublication', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'ShellPublication', stage: Stages.PROCESS_ASSETS_STAGE_REPORT },
        async (assets) => {
          const file = await readModuleFile(this.#room);
          const version = versionOf(this.#room);
          const publication = {
            version,
            container: containerOf(file.name, version),
            entry: page,
            preload: [],
            file: { ...file, offers: offersOf(this.#room) },
            provides: providedBy(this.#room, compilation),
            hashes: {
              ...entranceIn(compiler.outputPath),
              ...developmentFiles(compiler.outputPath),
              ...framed(assets),
            },
          };
          compilation.emitAsset('publication.json', new sources.RawSource(JSON.stringify(publication)));
        },
      );
    });
  }
}
