import { type AnswerOf, type ErrorInfo, type Reference, responsibilitiesIn } from '@bidwright/contract-kit';
import { askService } from '../../uses/askService.ts';
import { services } from '../../uses/services.ts';

type Stated = AnswerOf<ReturnType<typeof responsibilitiesIn>>;

/** Open records of a service for which a person is responsible by one of their fields. */
export type Kind = Stated[number] & { service: string };

export interface Found {
  kinds: Kind[];
  /** Services that did not say. */
  silent: string[];
}

export const keyOf = ({ service, col, field }: Kind): string => `${service}-${col}-${field}`;

/** What a person is responsible for in all services; with `to`, how that goes to somebody else. */
export const findKinds = async (person: string, to?: Reference): Promise<Found> => {
  const names = await services();
  const answers = await Promise.all(
    names.map(async (service) => {
      const answer = await askService<Stated>(service, responsibilitiesIn(service).name, { person, to });
      return { service, ...answer };
    }),
  );
  return {
    kinds: answers.flatMap(({ service, data = [] }) => data.map((one) => ({ ...one, service }))),
    silent: answers.filter(({ error }) => error).map(({ service }) => service),
  };
};

/** What goes to whom. */
export interface Line {
  kind: Kind;
  to: Reference;
  /** The fields that are written; none: that person cannot take these over. */
  set: Kind['set'];
  /** The call that does it, where no update can. */
  call?: string;
  records: Kind['records'];
  /** Those that stay, since they cannot be that person's: the own manager is nobody. */
  staying: Kind['records'];
}

/** Asks once for each colleague how what was chosen goes over. */
export const planOf = async (
  person: string,
  chosen: { kind: Kind; to: Reference }[],
): Promise<{ data: Line[] } | { error: ErrorInfo }> => {
  const colleagues = [...new Map(chosen.map(({ to }) => [to.id, to])).values()];
  const answers = new Map(
    await Promise.all(colleagues.map(async (to) => [to.id, await findKinds(person, to)] as const)),
  );
  const asked = new Set(chosen.map(({ kind }) => kind.service));
  const lost = [...answers.values()].flatMap(({ silent }) => silent).find((service) => asked.has(service));
  if (lost) return { error: { code: 'offline', message: `${lost} does not answer` } };
  const data = chosen.map(({ kind, to }) => {
    const now = answers.get(to.id)?.kinds.find((one) => keyOf(one) === keyOf(kind));
    const { set = {}, call, records = [] } = now ?? {};
    const ids = new Set(records.map(({ id }) => id));
    return { kind, to, set, call, records, staying: kind.records.filter(({ id }) => !ids.has(id)) };
  });
  return { data };
};

export const canGo = ({ set, call, records }: Line): boolean =>
  (call !== undefined || Object.keys(set).length > 0) && records.length > 0;
