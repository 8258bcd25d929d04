import { maxCounted, usesIn } from '@bidwright/contract-kit';
import { useEffect, useState } from 'react';
import { askService } from './askService.ts';
import { services } from './services.ts';

/** In how many records something is used, by id. */
export interface Uses {
  counts: Record<string, number>;
  /** A service did not answer: there may be more. */
  partly: boolean;
}

const countIn = (service: string, of: string, ids: string[]) =>
  askService<Record<string, number>>(service, usesIn(service).name, { of, ids });

const usesOf = async (of: string, ids: string[]): Promise<Uses> => {
  const names = await services();
  const answers = await Promise.all(names.map((service) => countIn(service, of, ids)));
  const counts: Record<string, number> = Object.fromEntries(ids.map((id) => [id, 0]));
  for (const { data = {} } of answers)
    for (const [id, count] of Object.entries(data)) counts[id] = (counts[id] ?? 0) + count;
  return { counts, partly: answers.some(({ error }) => error) };
};

/** In how many records of all services some records of a collection are used; nothing until it is known, or where it cannot be. */
export const useUses = (of: string, ids: readonly string[] | undefined): Uses | undefined => {
  const [found, setFound] = useState<{ asked: string; uses: Uses }>();
  const asked = ids ? JSON.stringify([of, ids.slice(0, maxCounted)]) : '';
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
