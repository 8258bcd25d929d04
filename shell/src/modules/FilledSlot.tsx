import type { Module } from '@bidwright/shell-api';
import { type ReactNode, Suspense } from 'react';
import { Failure } from './Failure.ts';
import type { Filler } from './fillersOf.ts';
import { ModuleArea } from './ModuleArea.tsx';
import { ViewOf } from './ViewOf.tsx';

interface FilledSlotProps extends Filler {
  loading: ReactNode;
}

const missing = (name: string): never => {
  throw new Failure('evaluate', `The module gives nothing named ${name}`);
};

/** What one module puts into a place of the shell. */
export const FilledSlot = ({ version, slot, loading }: FilledSlotProps) => {
  const viewOf = ({ slots }: Module) => slots?.[slot.name];
  return (
    <ModuleArea version={version} loading={loading} viewOf={viewOf}>
      {(module) => (
        <Suspense fallback={loading}>
          <ViewOf view={viewOf(module) ?? missing(slot.name)} />
        </Suspense>
      )}
    </ModuleArea>
  );
};
