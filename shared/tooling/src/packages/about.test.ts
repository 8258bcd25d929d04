import { join } from 'node:path';
import { root } from '../root.ts';
import { aboutPackage, publishedFile } from './about.ts';

const about = (room: string, text = '') => aboutPackage(publishedFile(join(root, room)), text, () => '1.5.0');

test('a package can be published, and names what it is built into', () => {
  const { name, exports, ...more } = about('shared/contract-kit');
  expect({ name, exports }).toEqual({
    name: '@bidwright/contract-kit',
    exports: {
      '.': './src/index.js',
      './asked': './src/asked.js',
      './days': './src/days.js',
      './locales/*': './locales/*',
    },
  });
  expect(more).not.toHaveProperty('private');
});

test('our packages have ranges, and there is one React, which the module brings', () => {
  const { dependencies, peerDependencies } = about('shared/shell-api', "import { useState } from 'react';");
  expect(dependencies).toEqual({ '@bidwright/contract-kit': '^1.5.0', '@types/react': expect.any(String) });
  expect(peerDependencies).toEqual({ react: expect.stringMatching(/^\^\d/) });
});

test('what only tests of modules use comes with the module, if the package uses it', () => {
  const text = "import { render } from '@testing-library/react';";
  expect(about('shared/remote-kit', text).peerDependencies).toHaveProperty(['@testing-library/react']);
  expect(about('shared/remote-kit').peerDependencies).not.toHaveProperty(['@testing-library/react']);
});

test('the tools bring what builds, and ask for what tests; what runs the platform stays here', () => {
  const { bin, dependencies, peerDependencies } = about('shared/tooling');
  expect(bin).toEqual({ bidwright: './src/commands/bidwright.js' });
  expect(dependencies).toHaveProperty(['@rspack/core']);
  expect(dependencies).not.toHaveProperty('mysql2');
  expect(peerDependencies).toMatchObject({ jest: expect.any(String), typescript: expect.any(String) });
});
