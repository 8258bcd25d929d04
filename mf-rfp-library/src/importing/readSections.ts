import type { ErrorInfo } from '@bidwright/contract-kit';
import type { Sections } from '@bidwright/contract-rfp-library';
import { signedOut } from '@bidwright/shell-api';

/** Has a proposal cut into sections; answers them, or what is wrong. */
export const readSections = async (file: File): Promise<(Sections & { error?: undefined }) | { error: ErrorInfo }> => {
  try {
    const response = await fetch(`/api/rfp-library/sections?name=${encodeURIComponent(file.name)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: file,
    });
    if (response.status === 401) signedOut();
    const answer = await response.json();
    return response.ok ? answer.data : { error: answer.errorInfo };
  } catch {
    return { error: { code: 'offline', message: 'The server cannot be reached' } };
  }
};
