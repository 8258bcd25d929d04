import { randomUUID } from 'node:crypto';
import { codeOf } from '@bidwright/service-kit';
import type { Request } from 'express';

const reading = new Set(['list', 'query', 'getRecordById', 'listBySimpleQuery', 'getSubCollection']);

/** Whether a call that every service has changes nothing. */
export const isReading = (call: string): boolean => reading.has(call);

/** Those that services do once for each key, however often they are sent. */
const once = new Set(['create', 'createSubcollection']);

/** `create` of `/api/<service>/create`. */
const callAt = (path: string) => path.split(/[/?]/)[3] ?? '';

/** Every call that is done once has a key when it is handed on, so that it can be handed on again. */
export const keyFor = (path: string): Record<string, string> =>
  once.has(callAt(path)) ? { 'idempotency-key': randomUUID() } : {};

/** Those that services do once for a key where there is one: pages give one to each change. */
const onceForKey = new Set(['update', 'updateSubcollection', 'deleteSubcollection']);

const isRepeatable = (request: Request, path: string) => {
  const call = callAt(path);
  if (['GET', 'HEAD'].includes(request.method) || reading.has(call) || once.has(call)) return true;
  return onceForKey.has(call) && request.get('idempotency-key') !== undefined;
};

const brokenOff = new Set<unknown>(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/**
 * May a call that failed be handed on again? Nobody took one whose connection was refused. One that broke off may have been
 * done, which matters where doing it twice does.
 */
export const mayRepeat = (request: Request, path: string, error: unknown): boolean =>
  codeOf(error) === 'ECONNREFUSED' || (brokenOff.has(codeOf(error)) && isRepeatable(request, path));
