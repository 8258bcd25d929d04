import { Fault } from '../fault.ts';

/** Where a server answers and as whom: what every address of a database is made from. */
export interface Login {
  user: string;
  password: string;
  host: string;
  port?: number;
  socketPath?: string;
}

/** `mysql://user:password@host:port/database`, with `?socketPath=` for a server on a unix socket. */
export const toUrl = (login: Login, database = ''): string => {
  const url = new URL(`mysql://${login.host}`);
  url.username = encodeURIComponent(login.user);
  url.password = encodeURIComponent(login.password);
  if (login.port) url.port = String(login.port);
  url.pathname = `/${database}`;
  if (login.socketPath) url.searchParams.set('socketPath', login.socketPath);
  return url.href;
};

export const fromUrl = (text: string): Login => {
  if (!URL.canParse(text) || !/^(mysql|mariadb):\/\/./.test(text)) {
    throw new Fault('DATABASE_URL is no database address. Write it as mysql://user:password@host:port');
  }
  const url = new URL(text);
  return {
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    host: url.hostname,
    port: url.port ? Number(url.port) : undefined,
    socketPath: url.searchParams.get('socketPath') ?? undefined,
  };
};

/** The server, for people to read. */
export const whereOf = ({ host, port, socketPath }: Login): string => socketPath ?? `${host}:${port ?? 3306}`;
