import { sql } from 'kysely';
import { aliasOf } from '../tables.ts';

/** The requirements, as conditions below and those who count them call them. */
export const r = aliasOf('requirements', 'r');

/** The proposal has to answer it. */
export const isToAnswer = sql<boolean>`(${r.status} = 'Active' and ${r.state} <> 'Not applicable')`;

/** The proposal answers it. */
export const isAnswered = sql<boolean>`(${r.state} in ('Written', 'Reviewed'))`;
