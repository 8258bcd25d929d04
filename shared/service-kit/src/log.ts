import { type DestinationStream, type Logger, type LoggerOptions, pino, stdTimeFunctions } from 'pino';
import { toldOf } from './told.ts';

export type Log = Logger;

/** A line without a text would take the message of the error it is about, whatever stands in that. */
const hooks: LoggerOptions['hooks'] = {
  logMethod(given, write) {
    const [what, text = '', ...values] = given;
    write.apply(this, typeof what === 'string' ? given : [what, text, ...values]);
  },
};

/** JSON lines on standard output that name the service. */
export const createLog = (service: string, destination?: DestinationStream): Log =>
  pino(
    { base: { service }, timestamp: stdTimeFunctions.isoTime, serializers: { err: toldOf }, hooks },
    destination ?? pino.destination(1),
  );
