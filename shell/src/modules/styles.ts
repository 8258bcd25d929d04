import type { ModuleVersion } from '@bidwright/contract-shell';
import { loads } from '@bidwright/shell-api';
import { Failure } from './Failure.ts';
import { askFor, currentTimeoutMs, late, whyNot } from './fileFailure.ts';

const addressesOf = ({ files }: ModuleVersion) => Object.keys(files).filter((path) => path.endsWith('.css'));

const loadSheet = async (address: string, integrity?: string): Promise<CSSStyleSheet> => {
  const time = currentTimeoutMs();
  const signal = AbortSignal.timeout(time);
  try {
    const answer = await fetch(address, { integrity, signal });
    if (!answer.ok) throw await whyNot(address, integrity);
    return await new CSSStyleSheet({ baseURL: answer.url }).replace(await answer.text());
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw signal.aborted ? late(address, time) : await whyNot(address, integrity);
  }
};

/** The style sheets of a version, each checked against its hash; not attached yet. */
export const loadStyles = loads((version: ModuleVersion) =>
  Promise.all(addressesOf(version).map((address) => askFor(address, (at) => loadSheet(at, version.files[address])))),
);

const attached = new Map<string, CSSStyleSheet[]>();

/** Attaches the styles of the version that is shown, in the place of another version's of the same module. */
export const attachStyles = (version: ModuleVersion): void => {
  const before = attached.get(version.name) ?? [];
  const wanted = loadStyles.now(version) ?? [];
  if (before === wanted || before.length + wanted.length === 0) return;
  attached.set(version.name, wanted);
  const others = document.adoptedStyleSheets.filter((sheet) => !before.includes(sheet));
  document.adoptedStyleSheets = [...others, ...wanted];
};
