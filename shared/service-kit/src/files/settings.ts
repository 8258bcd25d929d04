import { type CleanedEnv, str } from 'envalid';

/** Where files are kept: in a folder, or in a bucket of S3 or of a store that speaks like it. */
export const storageSettings = {
  /** The folder of the service; uploads are written there until they are whole, wherever files are kept. */
  DATA_DIR: str(),
  /** Without a bucket files stay in the folder. */
  S3_BUCKET: str({ default: '' }),
  S3_REGION: str({ default: 'us-east-1' }),
  /** Without an address it is Amazon's own. */
  S3_ENDPOINT: str({ default: '' }),
  /** Without a key the machine's own rights count. */
  S3_ACCESS_KEY_ID: str({ default: '' }),
  S3_SECRET_ACCESS_KEY: str({ default: '' }),
};

/** What they say, as it is read. */
export type StorageSettings = Pick<CleanedEnv<typeof storageSettings>, keyof typeof storageSettings>;
