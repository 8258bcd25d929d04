/** A bundle's own runtime, as far as the shell changes it. */
interface Bundle {
  /** Loads a chunk. */
  l: (
    address: string,
    done: (event: { type: string; target?: { src: string } }) => void,
    key: string,
    chunk: string | number,
  ) => void;
  /** What is done to load a chunk, by sort of file. */
  f?: { css?: unknown };
  /** The hashes of the shell's chunks. */
  sriHashes?: Record<string, string>;
}

/** Made by the build's runtime for the shell; each module's bundle asks it for its parts. */
declare var bidwrightFederation: {
  shell: Bundle;
  /** Called by a module's bundle with itself. */
  adopt?: (bundle: Bundle) => void;
};

/**
 * Comes with the page of whoever works on a module, beside React for development. A component that comes anew under its name takes the place
 * of the one before, and keeps its state.
 */
declare var bidwrightDevelopment:
  | {
      /** Of React for development. */
      createRoot: typeof import('react-dom/client').createRoot;
      /** For what a module gives, once it is there: by the module's name, and the path or slot. */
      nameParts: (
        name: string,
        module: import('@bidwright/shell-api').Module,
        view: import('@bidwright/shell-api').View,
        component: import('react').ComponentType<object> | undefined,
      ) => void;
    }
  | undefined;

interface Window {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: (address: string) => string },
    ) => { createScriptURL: (address: string) => unknown };
  };
}
