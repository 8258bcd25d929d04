import { type DestinationStream, type Logger, type LoggerOptions, pino, stdTimeFunctions } from 'pino';
import { lineWriter } from './lineWriter.ts';
import { loggedErrorOf } from './loggedError.ts';

export type Log = Logger;

/** A line without a text would take the message of the error it is about, whatever stands in that. */
const hooks: LoggerOptions['hooks'] = {
  logMethod(given, write) {
    const [what, text = '', ...values] = given;
    write.apply(this, typeof what === 'string' ? given : [what, text, ...values]);
  },
};

const optionsOf = (service: string): LoggerOptions => ({
  base: { service },
  timestamp: stdTimeFunctions.isoTime,
  serializers: { err: loggedErrorOf },
  hooks,
});

/** JSON lines that name the service. */
export const createLog = (service: string, destination: DestinationStream): Log =>
  pino(optionsOf(service), destination);

/** The log on standard output; `dropped` tells how many lines found no room there. */
export const openLog = (service: string): { log: Log; dropped(): number } => {
  const tell = (dropped: number) => {
    let said = '';
    createLog(service, { write: (line) => (said = line) }).warn({ dropped }, 'lines of the log found no room');
    return said;
  };
  const writer = lineWriter(1, tell);
  return { log: createLog(service, writer), dropped: writer.dropped };
};
