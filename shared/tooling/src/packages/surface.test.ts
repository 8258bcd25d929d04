import { surfaceIn } from './surface.ts';
import { changeOf } from './versions.ts';

const entry = 'src/index.d.ts';

const files = (more: Record<string, string> = {}): Record<string, string> => ({
  [entry]: "export { one, type Two } from './one.js';\nexport * from './three.js';\n",
  'src/one.d.ts':
    "import type { Far } from './far.js';\n/** Said of it: `export`. */\nexport declare const one: ({ far }: Far) => string;\nexport interface Two {\n    a: string;\n}\n",
  'src/three.d.ts': 'export type Three = 3;\n',
  'src/far.d.ts': 'export interface Far {\n    far: true;\n}\n',
  'src/nobody.d.ts': 'export declare const nobody: 1;\n',
  ...more,
});

const surface = (more?: Record<string, string>) => surfaceIn([entry], (file) => files(more)[file] ?? '');

const change = (more: Record<string, string>) => changeOf(surface(), surface(more));

test('is what an entry passes on, and what that is made of', () => {
  expect(Object.keys(surface())).toEqual([
    'Far',
    'Three',
    'Two',
    'one',
    "src/index.d.ts * from './three.js'",
    'src/index.d.ts one',
    'src/index.d.ts type Two',
  ]);
});

test.each([
  ['a comment', { 'src/three.d.ts': '/** Three. */\nexport type Three = 3;\n' }],
  ['how lines are broken', { 'src/three.d.ts': 'export type Three =\n  3;\n' }],
  [
    'what a function calls what it takes',
    {
      'src/one.d.ts': files()['src/one.d.ts']?.replace('{ far }', '{ far: isFar, ...more }') ?? '',
    },
  ],
  ['a file that nobody can reach', { 'src/nobody.d.ts': 'export declare const nobody: 2;\n' }],
])('%s is no change', (_what, more) => {
  expect(change(more).kind).toBe('none');
});

test.each([
  ['a name', { 'src/three.d.ts': 'export type Three = 3;\nexport type Four = 4;\n' }, 'Four'],
  [
    'what is said of a library',
    { 'src/three.d.ts': "declare module 'yup' {\n    interface More {\n    }\n}\nexport type Three = 3;\n" },
    "'yup'",
  ],
  [
    'what an interface need not have',
    { 'src/far.d.ts': 'export interface Far {\n    far: true;\n    by?: {\n        a: 1;\n    };\n}\n' },
    'Far.by',
  ],
])('%s that is new is minor', (_what, more, name) => {
  expect(change(more)).toMatchObject({ kind: 'minor', added: [name] });
});

test.each([
  ['another type', { 'src/three.d.ts': 'export type Three = 4;\n' }, { changed: ['Three'] }],
  ['another type far below', { 'src/far.d.ts': 'export interface Far {\n    far: false;\n}\n' }, { changed: ['Far'] }],
  [
    'what an interface must have',
    { 'src/far.d.ts': 'export interface Far {\n    far: true;\n    by: 1;\n}\n' },
    { changed: ['Far'] },
  ],
  ['a name that is gone', { 'src/three.d.ts': 'export type Four = 3;\n' }, { gone: ['Three'], added: ['Four'] }],
  [
    'a name that is not passed on',
    { [entry]: "export { one } from './one.js';\nexport * from './three.js';\n" },
    { gone: ['src/index.d.ts type Two'] },
  ],
])('%s is major', (_what, more, told) => {
  expect(change(more)).toMatchObject({ kind: 'major', ...told });
});
