import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Programs } from './programs.ts';

const run = promisify(execFile);

/** One of the addresses that are kept for measuring networks, so none that this machine's own network has. */
const subnet = (network: number) => `198.18.${network}`;

const killed = (pid: number) => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended with its parent.
  }
};

/** Machines of a test: network namespaces of their own, on one switch, whose cables can be pulled. */
export const openNetwork = async ({ ip: program, env }: Pick<Programs, 'ip' | 'env'>, count: number) => {
  if (process.getuid?.() !== 0) throw new Error('Only root may make the network namespaces that stand for machines');
  const ip = (...args: string[]) => run(program, args, { env });
  const id = process.pid % 250;
  const bridge = `bw${id}`;
  const names = Array.from({ length: count }, (_, n) => `${bridge}m${n + 1}`);
  const addressOf = (n: number) => `${subnet(id)}.${n + 1}`;

  await ip('link', 'add', bridge, 'type', 'bridge');
  /** Where the test itself, the mail server and the store of files are. */
  const outside = `${subnet(id)}.254`;
  await ip('address', 'add', `${outside}/24`, 'dev', bridge);
  await ip('link', 'set', bridge, 'up');
  for (const [n, name] of names.entries()) {
    await ip('netns', 'add', name);
    await ip('link', 'add', name, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
    await ip('link', 'set', name, 'master', bridge, 'up');
    await ip('-n', name, 'address', 'add', `${addressOf(n)}/24`, 'dev', 'eth0');
    await ip('-n', name, 'link', 'set', 'eth0', 'up');
    await ip('-n', name, 'link', 'set', 'lo', 'up');
  }

  /** What moves to a machine that is there; none has it for itself. */
  const peopleAddress = `${subnet(id)}.250`;

  const cable = (machine: number, state: 'up' | 'down') => ip('link', 'set', names[machine] ?? '', state);

  return {
    outside,
    peopleAddress,
    addresses: names.map((_, n) => addressOf(n)),
    /** A command as it is run on a machine: the process is the command's own. */
    commandOn: (machine: number, command: string, args: string[]): [string, string[]] => [
      program,
      ['netns', 'exec', names[machine] ?? '', command, ...args],
    ],
    /** Ends all that runs on a machine, as a power cut does: nothing is said to anybody. */
    cutPower: async (machine: number) => {
      await cable(machine, 'down');
      const { stdout } = await ip('netns', 'pids', names[machine] ?? '');
      for (const pid of stdout.split('\n').filter(Boolean)) killed(Number(pid));
    },
    /** A machine that starts has no address but its own. */
    givePower: async (machine: number) => {
      await ip('-n', names[machine] ?? '', 'address', 'flush', 'dev', 'eth0');
      await ip('-n', names[machine] ?? '', 'address', 'add', `${addressOf(machine)}/24`, 'dev', 'eth0');
      await cable(machine, 'up');
    },
    /** The machine that has the address that people open; -1: none has it now. */
    entrance: async () => {
      const held = await Promise.all(names.map((name) => ip('-n', name, '-o', 'address', 'show', 'dev', 'eth0')));
      return held.findIndex(({ stdout }) => stdout.includes(` ${peopleAddress}/`));
    },
    /** From now on nothing comes from a machine, and nothing to it. */
    pullCable: (machine: number) => cable(machine, 'down'),
    plugCable: (machine: number) => cable(machine, 'up'),
    close: async () => {
      for (const name of names) await ip('netns', 'delete', name);
      await ip('link', 'delete', bridge);
    },
  };
};

export type Network = Awaited<ReturnType<typeof openNetwork>>;
