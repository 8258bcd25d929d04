import { globSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

const found = (pattern: string) => globSync(pattern, { cwd: root }).sort();

/** The front door: people's browsers reach it alone. */
export const frontDoor = 'shell';

/** The words of the services: folders of services/ that can be started. */
export const serviceNames = (): string[] => found('services/*/src/main.ts').map((file) => file.split('/')[1] ?? '');

/** The words of the modules: rooms with a module.json. */
export const moduleNames = (): string[] => found('mf-*/module.json').map((file) => file.slice(3).split('/')[0] ?? '');

/** Modules that show samples only: where people work with real data they wait for an Admin to switch them on. */
export const sampleModules: ReadonlySet<string> = new Set(['template-demo']);

/** The folder of a module's room. */
export const moduleRoom = (name: string): string => join(root, `mf-${name}`);

/** The folder of a service's room. */
export const serviceRoom = (name: string): string => join(root, 'services', name);

/** The word under which the shell itself is published. */
export const shellName = 'shell';

/** The words of all that is published, each with a token of its team. */
export const publishedNames = (): string[] => [shellName, ...moduleNames()];

/** The room that composes the page. */
export const shellRoom = join(root, 'shell');
