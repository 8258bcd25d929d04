import type { ErrorInfo } from '@bidwright/contract-kit';
import { signedOut } from '@bidwright/shell-api';

export interface Sending {
  /** Hears which part of the file is on the server, from 0 to 1. */
  onProgress?: (part: number) => void;
  /** Breaks it off. */
  signal?: AbortSignal;
}

const failureOf = ({ status, response }: XMLHttpRequest): ErrorInfo => {
  if (status === 401) signedOut();
  const info: Partial<ErrorInfo> | undefined = response?.errorInfo;
  return {
    ...info,
    code: info?.code ?? `http${status}`,
    message: info?.message ?? 'Wrong Services',
  };
};

/** Puts a file under its record. Not by `fetch`, which cannot tell how far it has come. Answers what is wrong, or nothing. */
export const sendFile = (
  address: string,
  file: File,
  { onProgress, signal }: Sending = {},
): Promise<ErrorInfo | undefined> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const fail = (code: string, message: string) => resolve({ code, message });
    request.open('PUT', address);
    request.responseType = 'json';
    request.setRequestHeader('content-type', file.type || 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => resolve(request.status < 300 ? undefined : failureOf(request)));
    request.addEventListener('error', () => fail('offline', 'The server cannot be reached'));
    request.addEventListener('abort', () => fail('cancelled', 'The upload was cancelled'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
