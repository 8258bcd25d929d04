import type { Platform } from '@bidwright/tooling/platform';

/** Switches a module to one of its versions, as its team does. */
export const activate = async (platform: Platform, module: string, version: string): Promise<void> => {
  const answer = await fetch(`${platform.address}/api/shell/modules/${module}/activate`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: platform.address,
      authorization: `Bearer ${platform.publishToken(module)}`,
    },
    body: JSON.stringify({ version }),
  });
  if (!answer.ok) throw new Error(`${module} ${version} cannot be activated: ${await answer.text()}`);
};
