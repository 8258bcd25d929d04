import { parseArgs } from 'node:util';
import { examine } from '../doctor/doctor.ts';
import { folderOf } from '../platform/folderOf.ts';
import { say } from '../say.ts';
import { main } from './main.ts';

const marks = { well: 'ok   ', warning: 'soon ', fault: 'FAULT' };

await main(async () => {
  const { firm } = parseArgs({ options: { firm: { type: 'boolean', default: false } } }).values;
  const dataDir = folderOf(firm);
  const findings = await examine({
    dataDir,
    databaseUrl: process.env.DATABASE_URL || undefined,
    settings: process.env,
  });
  for (const { level, text, remedy } of findings) {
    say(`${marks[level]}  ${text}`);
    if (remedy) say(`       ${remedy}`);
  }
  const faults = findings.filter(({ level }) => level === 'fault').length;
  const rest = findings.filter(({ level }) => level === 'warning').length;
  say(`\n${dataDir}: ${faults} faults, ${rest} things to see to soon`);
  return faults > 0 ? 1 : 0;
});
