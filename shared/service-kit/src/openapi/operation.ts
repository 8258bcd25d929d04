import type { Stated } from './fromYup.ts';
import type { JsonSchema } from './jsonSchema.ts';

/** A value in the address or in a header. */
export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  description: string;
  schema: JsonSchema;
}

/** One case of a call: of a collection, or of one of its subcollections. */
export interface Variant {
  /** `companies`, `companies/contacts` */
  name: string;
  request: JsonSchema;
  answer: JsonSchema;
}

/** What the document of the API says of one call. */
export interface Operation {
  method: 'get' | 'post' | 'put' | 'delete';
  /** With parameters as the document spells them: `/api/shell/modules/{name}/activate`. */
  path: string;
  summary: string;
  /** Calls about one subject stand together. */
  tag: string;
  /** Answered to everybody, not only to who is signed in. */
  open?: boolean;
  /** Statuses of failures beside those that every call of its kind has. */
  refusals?: number[];
  parameters?: Parameter[];
  /** The JSON that is sent, as the contract states it. */
  body?: Stated | JsonSchema;
  /** Sent as it is, in place of JSON: its media type. */
  rawBody?: string;
  /** What stands in `data` of the answer. */
  answer?: Stated | JsonSchema;
  /** Beside `data` stands `next`, where the following page starts. */
  isPaged?: boolean;
  /** Answered as it is, in place of JSON: its media type. */
  rawAnswer?: string;
  /** Statuses of success, where it is not 200 alone. */
  statuses?: number[];
  variants?: Variant[];
}
