import type { ModuleFile, ModuleVersion } from '@bidwright/contract-shell';
import { matchPath } from 'react-router-dom';

type OwnedRoute = ModuleFile['routes'][number];

export interface Owner {
  version: ModuleVersion;
  route: OwnedRoute;
}

/** The module that owns a path. The longest of the paths that fit counts. */
export const ownerOf = (modules: ModuleVersion[], pathname: string): Owner | undefined =>
  modules
    .flatMap((version) => version.file.routes.map((route) => ({ version, route })))
    .filter(({ route }) => matchPath({ path: route.path, end: false }, pathname))
    .sort((one, other) => other.route.path.length - one.route.path.length)[0];
