import { init } from '@module-federation/runtime';
import { ModuleFederation, setGlobalFederationInstance } from '@module-federation/runtime-core';
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';
import { installInitialConsumes } from '@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js';

/** Module Federation swallows the failure of a shared part and leaves a page cached that can never work. Reject instead. */
const consumesOrReject = (options) => {
  const { chunkId, chunkMapping, installedModules, promises, webpackRequire } = options;
  const before = promises.length;
  consumes(options);
  const ids = chunkMapping[chunkId] ?? [];
  const settled = async () => {
    await Promise.all(promises.slice(before));
    const failed = ids.find((id) => !webpackRequire.o(installedModules, id));
    // What stands there after a failure is a module that throws the reason.
    if (failed !== undefined) webpackRequire.m[failed]({});
  };
  promises.push(settled());
};

/** Module Federation keeps a shared part's failed promise for ever. Forget it, so that Retry asks again. */
const retryShares = {
  name: 'retry-shares',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const share of Object.values(shareScopeMap.default?.[pkgName] ?? {})) {
      if (!share.loaded) share.loading = undefined;
    }
  },
};

const make = (create) => ({
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
  runtime: undefined,
  instance: undefined,
  initOptions: undefined,
  bundlerRuntime: {
    consumes: consumesOrReject,
    I: initializeSharing,
    S: {},
    installInitialConsumes,
    initContainerEntry,
    init: ({ webpackRequire }) => {
      const options = webpackRequire.federation.initOptions;
      return create({ ...options, plugins: [...(options.plugins ?? []), retryShares] });
    },
  },
});

globalThis.bidwrightFederation = {
  shell: __webpack_require__,
  /** A remote's build borrows these parts, so both sides must be of the same minor version. */
  version: '2.9',
  /** Each remote has an instance of its own: shared ones are found by build and would be the shell's. */
  make: () =>
    make((options) => {
      const instance = new ModuleFederation({ id: options.name, ...options });
      setGlobalFederationInstance(instance);
      return instance;
    }),
};

export default make(init);
