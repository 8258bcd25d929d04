import { type Fault, fill } from '@bidwright/contract-kit';
import kit from '@bidwright/contract-kit/locales/en.json' with { type: 'json' };
import shell from '@bidwright/contract-shell/locales/en.json' with { type: 'json' };

/** One thing that keeps a version out of the registry; `path` says where in the publication. */
export interface Reason {
  code: string;
  path: string;
  message: string;
}

const texts: Record<string, string> = { ...kit, ...shell };

/** A fault of the contract as a reason. */
export const reasonOf = ({ path, message: { key, values } }: Fault): Reason => ({
  code: key,
  path,
  message: fill(texts[key] ?? key, values),
});
