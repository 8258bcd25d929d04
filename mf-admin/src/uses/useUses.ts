import { mostCounted, usesIn } from '@bidwright/contract-kit';
import { useEffect, useState } from 'react';
import { services } from './services.ts';

/** In how many records something is used, by id. */
export interface Uses {
  counts: Record<string, number>;
  /** A service did not answer: there may be more. */
  partly: boolean;
}

const countIn = async (service: string, of: string, ids: string[]): Promise<Record<string, number>> => {
  const response = await fetch(`/api/${service}/${usesIn(service).name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ of, ids }),
  });
  if (!response.ok) throw new Error(`${service} answered ${response.status}`);
  return (await response.json()).data;
};

const usesOf = async (of: string, ids: string[]): Promise<Uses> => {
  const names = await services();
  const answers = await Promise.allSettled(names.map((service) => countIn(service, of, ids)));
  const counts: Record<string, number> = Object.fromEntries(ids.map((id) => [id, 0]));
  for (const answer of answers) {
    if (answer.status === 'rejected') continue;
    for (const [id, count] of Object.entries(answer.value)) counts[id] = (counts[id] ?? 0) + count;
  }
  return { counts, partly: answers.some(({ status }) => status === 'rejected') };
};

/** In how many records of all services some records of a collection are used; nothing until it is known, or where it cannot be. */
export const useUses = (of: string, ids: readonly string[] | undefined): Uses | undefined => {
  const [found, setFound] = useState<{ asked: string; uses: Uses }>();
  const asked = ids ? JSON.stringify([of, ids.slice(0, mostCounted)]) : '';
  useEffect(() => {
    if (!asked) return undefined;
    let gone = false;
    const [col, some]: [string, string[]] = JSON.parse(asked);
    const known = some.length > 0 ? usesOf(col, some) : Promise.resolve({ counts: {}, partly: false });
    known.then(
      (uses) => !gone && setFound({ asked, uses }),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [asked]);
  return found?.asked === asked ? found.uses : undefined;
};
