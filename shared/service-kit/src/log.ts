import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';

export type Log = Logger;

/** JSON lines on standard output that name the service. */
export const createLog = (service: string, destination?: DestinationStream): Log =>
  pino({ base: { service }, timestamp: stdTimeFunctions.isoTime }, destination ?? pino.destination(1));
