import type { Registry } from '@bidwright/contract-shell';

/** It keeps what people see, no record that uses another. */
const frontDoor = 'shell';

let known: Promise<string[]> | undefined;

const ask = async (): Promise<string[]> => {
  const response = await fetch('/api/shell/modules');
  if (!response.ok) throw new Error(`The registry answered ${response.status}`);
  const { data }: { data: Registry } = await response.json();
  // A module and its service have one name.
  const names = data.modules.flatMap(({ name, file }) => [name, ...file.services.map((one) => one.name)]);
  return [...new Set(names)].filter((name) => name !== frontDoor);
};

/** The services of the modules that are on: each may use what stands in a list. */
export const services = (): Promise<string[]> => {
  known ??= ask().catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
};
