/** What was found of one thing: `fault` keeps people from their work or loses something, `warning` will. */
export interface Finding {
  level: 'well' | 'warning' | 'fault';
  text: string;
  /** What to do about it. */
  remedy?: string;
}

export const well = (text: string): Finding => ({ level: 'well', text });
export const warning = (text: string, remedy: string): Finding => ({ level: 'warning', text, remedy });
export const fault = (text: string, remedy: string): Finding => ({ level: 'fault', text, remedy });
