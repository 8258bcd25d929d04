import { lookup } from 'node:dns/promises';
import { _createServerHandle } from 'node:net';
import { getSystemErrorName } from 'node:util';
import { Fault } from '../fault.ts';

declare module 'net' {
  /** Binds a socket without taking connections; an error number where it cannot. What Node's own cluster opens sockets with. */
  function _createServerHandle(address: string, port: number, family: number): { fd: number; close(): void } | number;
}

/** A socket that outlives the processes which take its connections: while none does, connections wait. */
export interface Socket {
  fd: number;
  close(): void;
}

export const openSocket = async (host: string, port: number): Promise<Socket> => {
  const { address, family } = await lookup(host);
  const opened = _createServerHandle(address, port, family);
  if (typeof opened === 'number')
    throw new Fault(`Port ${port} of ${host} cannot be used (${getSystemErrorName(opened)})`);
  return opened;
};
