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

interface Window {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: (address: string) => string },
    ) => { createScriptURL: (address: string) => unknown };
  };
}
