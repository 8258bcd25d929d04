import type { Role } from '@bidwright/contract-kit';
import type { ModuleFile, ProvingFault } from '@bidwright/contract-shell';

/** What the browser is told to do. */
export interface Task {
  /** Where the app answers. */
  address: string;
  /** The name of the session's cookie, and its value for each role. */
  cookie: string;
  secrets: Record<string, string>;
  /** An executable; empty: the one that Playwright knows. */
  browser: string;
  /** What is tried, and what is on beside it. */
  candidates: ModuleFile[];
  others: ModuleFile[];
  /** Where the picture of the first fault goes. */
  picture: string;
}

/** How pages are looked at: as whom, and how they look. */
export interface Look {
  role: Role;
  language: string;
  mode: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  phone: boolean;
}

/** What is told while it goes on, and at the end. */
export type Said =
  | { kind: 'opened'; opened: number; planned: number }
  | { kind: 'picture' }
  | { kind: 'fault'; fault: ProvingFault }
  | { kind: 'done'; notOpened: string[] };
