import { setTimeout } from 'node:timers/promises';
import { artefactIn } from '../artefact/artefact.ts';
import { sourceVersions } from '../build/sourceVersion.ts';
import { exec } from '../exec.ts';
import { Fault } from '../fault.ts';
import { checkRollout } from '../publish/registry.ts';
import {
  type Deployed,
  deployedOf,
  dropOthers,
  noteDeployed,
  programOf,
  programOfSources,
  removeNote,
  takeArtefact,
} from './deployed.ts';
import type { Deploying } from './deploying.ts';
import { sourcesOf } from './programs.ts';
import type { Program } from './service.ts';
import type { PlatformService, PlatformServices } from './services.ts';

/** What whoever deploys asks a running platform for. */
export interface DeployOrder {
  service: string;
  /** Where the artefact stands; none: back to what ran before. */
  from?: string;
  by: string;
}

/** The others look twice a second who has joined them. */
const untilToldMs = 1000;

const longestErrandMs = 30 * 60_000;

/** What a program answers to an errand; it runs beside what serves, and ends. */
const errand = ({ services }: Deploying, name: string, { folder, file }: Program, what: string) =>
  exec(process.execPath, [file, what], {
    cwd: folder,
    env: services.environmentOf(name),
    signal: AbortSignal.timeout(longestErrandMs),
    endsWithParent: true,
  });

/** Whether what modules and other services ask of it is still there, and what it asks of them. */
const mustFit = async (platform: Deploying, name: string, program: Program): Promise<void> => {
  const { code, output } = await errand(platform, name, program, 'promises');
  if (code !== 0) throw new Fault(`${name} ${program.version} does not say what it answers:\n${output.trim()}`);
  await checkRollout(await platform.registryOf(name), name, program.version, output.trim().split('\n').at(-1) ?? '');
};

/** A step before its code takes over, so that one which fails changes nothing of what runs. */
const migrate = async (platform: Deploying, name: string, program: Program): Promise<void> => {
  const { code, output } = await errand(platform, name, program, 'migrate');
  if (code !== 0)
    throw new Fault(`The migrations of ${name} ${program.version} fail, so what ran before goes on:\n${output.trim()}`);
};

/** What an order means: the program that is to run, and how that is noted. */
interface Plan {
  program: Program;
  note: () => Promise<void>;
}

const planTo = (platform: Deploying, name: string, program: Program, deployed: Deployed): Plan => ({
  program: { ...program, deployed },
  note: () => noteDeployed(platform.dataDir, name, deployed),
});

const planBack = async (platform: Deploying, { service: name, by }: DeployOrder): Promise<Plan> => {
  const { dataDir } = platform;
  const now = await deployedOf(dataDir, name);
  if (!now) throw new Fault(`${name} runs its sources: nothing was deployed of it that one could go back from`);
  const { version, before, sources } = now;
  const at = new Date().toISOString();
  if (before !== null)
    return planTo(platform, name, await programOf(dataDir, name, before), {
      version: before,
      at,
      by,
      before: version,
      sources,
    });
  const own = sourcesOf(sourceVersions(), name);
  if (own === '')
    throw new Fault(`${version} is the first that was deployed of ${name}: there is nothing to go back to`);
  return { program: programOfSources(name, own), note: () => removeNote(dataDir, name) };
};

const planForth = async (platform: Deploying, { service: name, from = '', by }: DeployOrder): Promise<Plan> => {
  const { dataDir } = platform;
  const artefact = await artefactIn(from);
  if (artefact?.name !== `service-${name}`) throw new Fault(`${from} holds no artefact of the service ${name}`);
  const { version } = artefact;
  const now = await deployedOf(dataDir, name);
  const before = now?.version === version ? now.before : (now?.version ?? null);
  const sources = sourcesOf(sourceVersions(), name);
  const program = await takeArtefact(dataDir, name, from, version);
  return planTo(platform, name, program, { version, at: new Date().toISOString(), by, before, sources });
};

/** Puts a program in the place of the one that runs. */
const replace = async (
  service: PlatformService,
  name: string,
  { program, note }: Plan,
  say: (line: string) => void,
) => {
  say(`Starting ${name} ${program.version} beside ${service.program.version}`);
  await service.replace(program, note);
};

/** Starts a service that is new, and lets the others know of it once it serves. */
const begin = async ({ services }: Deploying, service: PlatformService, { note }: Plan) => {
  await service.start();
  await note();
  await services.tell();
  await setTimeout(untilToldMs);
};

/** Whatever fails leaves the others without a trace of one that is new. */
const orForget = async (services: PlatformServices, name: string, work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    await services.get(name)?.stop();
    services.drop(name);
    throw error;
  }
};

/** What must be so before a program takes over: the others can work with it, and its tables are there. */
const prepare = async (platform: Deploying, name: string, program: Program, say: (line: string) => void) => {
  say(`Asking the registry whether ${name} ${program.version} fits what else runs`);
  await mustFit(platform, name, program);
  say(`Migrating the database of ${name}`);
  await migrate(platform, name, program);
};

const put = async (
  platform: Deploying,
  { service: name, from }: DeployOrder,
  plan: Plan,
  say: (line: string) => void,
) => {
  const { program } = plan;
  const running = platform.services.get(name);
  if (!running) {
    say(`Bringing in ${name} ${program.version}, which is new`);
    const service = await platform.join(name, program);
    return orForget(platform.services, name, async () => {
      await prepare(platform, name, program, say);
      await begin(platform, service, plan);
    });
  }
  // What ran before fits the tables and what else runs, and a way back asks nobody.
  if (from !== undefined) await prepare(platform, name, program, say);
  return replace(running, name, plan, say);
};

/**
 * Puts another version of a service in the place of the one that runs, without a gap: its migrations first, then its process
 * beside the old one. What fails before the new one serves leaves everything as it was. Answers the version that runs now.
 */
export const deployService = async (
  platform: Deploying,
  order: DeployOrder,
  say: (line: string) => void,
): Promise<string> => {
  const plan = await (order.from === undefined ? planBack : planForth)(platform, order);
  await put(platform, order, plan, say);
  const now = await deployedOf(platform.dataDir, order.service);
  if (now) await dropOthers(platform.dataDir, order.service, now);
  return plan.program.version;
};
