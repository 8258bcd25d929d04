import type { AnyObject, InferType, ObjectSchema, Schema } from 'yup';
import type { Right } from './rights.ts';

/** What a call changes: a record, or without an id the lists of a collection. */
export interface Touched {
  col: string;
  id?: string;
}

/** The fields of an input that count as something where they are not sent. */
type Omissible<Input, Usual> = {
  [K in keyof Input & keyof Usual]: Usual[K] extends undefined ? never : Usual[K] extends Input[K] ? K : never;
}[keyof Input & keyof Usual];

/** An input as it is sent: what has a usual value may stay unsaid. */
export type SentTo<Input> =
  Input extends ObjectSchema<infer Values, AnyObject, infer Usual>
    ? Omit<InferType<Input>, Omissible<Values, Usual>> & Partial<Pick<Values, Omissible<Values, Usual> & keyof Values>>
    : never;

/** A call of a service beside those of its collections: `POST /api/<service>/<name>`. */
export interface ServiceCall<
  Input extends ObjectSchema<AnyObject> = ObjectSchema<AnyObject>,
  Answer extends Schema = Schema,
> {
  service: string;
  name: string;
  /** What it does, for the document of the API. */
  summary: string;
  /** Under what it stands in the document: its service, where nothing is said. */
  tag?: string;
  /** What is sent; it is checked before the call is answered. Where it has no fields nothing is read of the body. */
  input: Input;
  /** What stands in `data` of the answer. */
  answer: Answer;
  /** Who may make it at all; what it refuses besides, its handler says. */
  right: Right;
  /** Statuses of its refusals, beside those that every call has. */
  refusals?: readonly number[];
  /** Sent again with the same `Idempotency-Key` it is answered the same and does nothing more. */
  once?: true;
  /** Made twice it leaves what made once does: pages may ask again where nothing is heard, without a key. */
  isIdempotent?: true;
  /** Collections, or `opportunities/followers`, from which the answer follows: pages ask again when they are written. */
  reads?: readonly string[];
  /** What pages read anew after the call. */
  changes?(input: SentTo<Input>): Touched[];
}

/** States a call once: route, gate, check, document and hook follow from it. */
export const call = <Input extends ObjectSchema<AnyObject>, Answer extends Schema>(
  stated: ServiceCall<Input, Answer>,
): ServiceCall<Input, Answer> => stated;

/** Nothing goes into it: it is about who asks, or about all. */
export const takesNothing = ({ input }: Pick<ServiceCall, 'input'>): boolean => Object.keys(input.fields).length === 0;

/** What the sender of a call sends. */
export type SentOf<C extends ServiceCall> = SentTo<C['input']>;

/** What the handler of a call gets: checked, and with what is usual where nothing was sent. */
export type AskedOf<C extends ServiceCall> = InferType<C['input']>;

/** What a call answers. */
export type AnswerOf<C extends ServiceCall> = InferType<C['answer']>;
