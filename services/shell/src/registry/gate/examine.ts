import { faultsOf } from '@bidwright/contract-kit';
import { type Publication, shellName } from '@bidwright/contract-shell';
import { Problem, plainJson } from '@bidwright/service-kit/plain';
import { publication } from '../publication.ts';
import { maxReasons, type Reason, reasonOf } from '../reason.ts';
import { gateReasons } from './gate.ts';

/** What came of looking at a body: what it carries, without the files; why it is not taken; or that it is no body at all. */
export type Examined =
  | { published: Omit<Publication, 'files'>; code: unknown }
  | { reasons: Reason[]; total: number }
  | { refusal: Pick<Problem, 'status' | 'code' | 'message'> };

/** More entries than any list of a module file may have. */
const maxEntries = 500;

/** Lists with so many entries that looking at each would take long. */
const longLists = (body: unknown): Reason[] =>
  Object.entries(Object(Object(body).file)).flatMap(([name, list]) =>
    Array.isArray(list) && list.length > maxEntries
      ? [
          {
            code: 'too-many',
            path: `file.${name}`,
            message: `file.${name} has ${list.length} entries, more than ${maxEntries}`,
          },
        ]
      : [],
  );

const refusedFor = (reasons: Reason[]): Examined => ({ reasons: reasons.slice(0, maxReasons), total: reasons.length });

/** Beside an override may stand the code under which it is renewed. */
const partsOf = (text: string, isOverride: boolean): { code: unknown; body: unknown } => {
  const body = plainJson(text);
  if (!isOverride || typeof body !== 'object' || body === null || !('code' in body)) return { code: undefined, body };
  const { code, ...rest } = body;
  return { code, body: rest };
};

const examined = (text: string, name: string, isOverride: boolean): Examined => {
  const { code, body } = partsOf(text, isOverride);
  const tooLong = longLists(body);
  if (tooLong.length > 0) return refusedFor(tooLong);
  const faults = faultsOf(publication, body).map(reasonOf);
  if (faults.length > 0) return refusedFor(faults);
  const cast = publication.cast(body);
  const reasons = gateReasons(cast, name, isOverride);
  if (reasons.length > 0) return refusedFor(reasons);
  const { files: _, ...published } = cast;
  // Only the shell gives anything to others.
  return { published: name === shellName ? published : { ...published, provides: undefined }, code };
};

/** Looks at a body of JSON that was sent to the address of a module. */
export const examine = (text: string, name: string, isOverride: boolean): Examined => {
  try {
    return examined(text, name, isOverride);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { status, code, message } = error;
    return { refusal: { status, code, message } };
  }
};
