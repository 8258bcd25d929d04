import type { FailureDetails, FailureReport } from '@bidwright/contract-shell';
import { Problem } from '@bidwright/service-kit';
import type { Request } from 'express';
import type { AppContext } from '../context.ts';
import { sourcesOf } from '../registry/maps/sourceOf.ts';
import { isPublishable } from '../registry/names.ts';
import { deviceOf } from '../sessions/device.ts';
import type { KeptDetails } from './keptDetails.ts';
import { framesIn } from './stack.ts';

const none: KeptDetails = {
  frames: [],
  browser: null,
  system: null,
  roles: [],
  language: null,
  mode: null,
  shell: null,
};

const isLanguage = (text: string) => /^[a-z]{2}$/.test(text);

/** What is kept of a report beside its message: nothing that says whom it failed. */
export const detailsIn = (
  { stack, shell, language, mode }: FailureReport,
  request: Pick<Request, 'get'>,
  roles: readonly string[],
): KeptDetails => {
  const of = shell && isPublishable(shell) ? shell : null;
  return {
    frames: framesIn(stack ?? '', of),
    ...deviceOf(request),
    roles: [...roles],
    language: language && isLanguage(language) ? language : null,
    mode: mode ?? null,
    shell: of,
  };
};

type Asked = Pick<FailureReport, 'module' | 'version' | 'kind'> & { day: string };

const missing = () => new Problem(404, 'missing', 'Nothing of the kind failed on that day');

/** How a version failed last in one way on a day, with its places in the sources. */
export const detailsOf = async (
  { db, settings }: Pick<AppContext, 'db' | 'settings'>,
  { module, version, kind, day }: Asked,
): Promise<FailureDetails> => {
  // The columns do not even compare with other letters.
  if (!isPublishable(module) || !isPublishable(version)) throw missing();
  const found = await db
    .selectFrom('module_failures')
    .select('details')
    .where('day', '=', day)
    .where('name', '=', module)
    .where('version', '=', version)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (!found) throw missing();
  const { frames, ...about } = found.details ?? none;
  return { ...about, frames: await sourcesOf(settings, frames) };
};
