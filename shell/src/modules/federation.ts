import { registerPlugins } from '@module-federation/enhanced/runtime';
import { Failure, failureOf } from './Failure.ts';
import { loadScript } from './loadScript.ts';
import { integrityOf } from './scriptAddress.ts';

/** Loads a chunk; an answer that is not of type `load` is why it could not. */
const load = (address: string, integrity?: string) =>
  loadScript(address, integrity).then(
    () => ({ type: 'load' }),
    (error: unknown) => {
      const { kind, reason } = failureOf(error, 'chunk');
      return { type: reason ?? kind, target: { src: address } };
    },
  );

const asEntry = (error: unknown): never => {
  const { kind, reason, message } = failureOf(error, 'entry');
  throw new Failure(kind === 'chunk' ? 'entry' : kind, message, { reason, cause: error });
};

/**
 * Puts the shell's way of loading a script into a bundle, for the chunks it asks for by itself: with a hash, a time-out and, after a
 * failure, another address. Rspack's own has no hash for modules, waits two minutes and asks the same address again. Style sheets are the shell's
 * to bring, so that it can take them away again.
 */
const adopt = (bundle: Bundle) => {
  bundle.l = async (address, done, _key, chunk) => {
    done(await load(address, integrityOf(address) ?? bundle.sriHashes?.[chunk]));
  };
  delete bundle.f?.css;
};

adopt(bidwrightFederation.shell);
bidwrightFederation.adopt = adopt;

registerPlugins([
  {
    name: 'platform',
    async loadEntry({ remoteInfo: { entry, entryGlobalName } }) {
      await loadScript(entry, integrityOf(entry)).catch(asEntry);
      const container = Reflect.get(globalThis, entryGlobalName);
      if (!container) throw new Failure('evaluate', `${entry} ran but gave no ${entryGlobalName}`);
      return container;
    },
  },
]);

export { loadRemote, registerRemotes, satisfy } from '@module-federation/enhanced/runtime';
