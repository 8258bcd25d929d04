import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** The file of types beside a script as it was built. */
export const typesOf = (script: string): string => script.replace(/\.(m?)js$/, '.d.$1ts');

/** The built files beside a file that its text imports or gives on. */
export const importsOf = (file: string, text: string): string[] =>
  [...text.matchAll(/(?:\bfrom|\bimport)[\s(]*['"](\.[^'"]+\.m?js)['"]/g)].map(([, to = '']) =>
    join(dirname(file), to),
  );

/** TypeScript leaves `.ts` in types, which nobody else has. */
const withoutSources = (types: string): string =>
  types.replace(/((?:from|import\()\s*['"]\.[^'"]*)\.tsx?(['"])/g, '$1.js$2');

const enlarges = (types: string) => /^declare module /m.test(types);

/** Makes types of what TypeScript wrote into a folder that others can read as the sources are read. */
export const completeTypes = async (folder: string): Promise<void> => {
  const files = globSync('**/*.d.{ts,mts}', { cwd: folder });
  const texts = new Map<string, string>();
  for (const file of files) texts.set(file, withoutSources(await readFile(join(folder, file), 'utf8')));
  for (const [file, text] of texts) {
    const script = file.replace(/\.d\.(m?)ts$/, '.$1js');
    // TypeScript leaves out an import of which no type is named, and with it what that file adds to a library's types.
    const named = new Set(importsOf(file, text));
    const left = importsOf(script, await readFile(join(folder, script), 'utf8')).filter(
      (other) => !named.has(other) && enlarges(texts.get(typesOf(other)) ?? ''),
    );
    const added = left.map((other) => `import './${relative(dirname(file), other)}';\n`);
    await writeFile(join(folder, file), added.join('') + text);
  }
};
