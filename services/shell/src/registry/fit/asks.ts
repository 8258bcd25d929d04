import type { Members } from '@bidwright/contract-shell';
import type { Promises } from '@bidwright/service-kit/openapi';
import type { Reason } from '../reason.ts';

/** Who asks services for something, and what. */
export interface Asking {
  /** `ftes 1.2.0` */
  who: string;
  asks: Members;
  /** Sends records and calls, and does not only read. */
  sends: boolean;
}

/** What is there of a service. */
type Given = Pick<Promises, 'version' | 'answers'>;

const unknownFields = (fields: string[], known: string[]) => fields.filter((field) => !known.includes(field));

const reasonsAt = ({ who, sends }: Asking, place: string, fields: string[], { version, answers }: Given): Reason[] => {
  const path = `asks[${JSON.stringify(place)}]`;
  const [service] = place.split('/', 1);
  const promised = answers[place];
  if (!promised)
    return [
      { code: 'unknown-call', path, message: `${who} asks for ${place}, which ${service} ${version} does not have` },
    ];
  return [
    ...unknownFields(fields, promised.fields).map((field) => ({
      code: 'unknown-field',
      path,
      message: `${who} uses the field ${field} of ${place}, which ${service} ${version} does not have`,
    })),
    ...(sends ? unknownFields(promised.needed, fields) : []).map((field) => ({
      code: 'needed-field',
      path,
      message: `${place} of ${service} ${version} needs the field ${field}, which ${who} does not send`,
    })),
  ];
};

/** What somebody asks of a service and would not get. */
export const askReasons = (asking: Asking, service: string, given: Given): Reason[] =>
  Object.entries(asking.asks)
    .filter(([place]) => place.startsWith(`${service}/`))
    .flatMap(([place, fields]) => reasonsAt(asking, place, fields, given));
