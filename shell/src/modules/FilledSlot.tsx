import type { Module } from '@bidwright/shell-api';
import { type ReactNode, Suspense } from 'react';
import { Failure } from './Failure.ts';
import type { Filler } from './fillersOf.ts';
import { ModuleArea } from './ModuleArea.tsx';
import { ViewOf } from './ViewOf.tsx';

interface FilledSlotProps extends Filler {
  loading: ReactNode;
}

const viewOf = ({ slots }: Module, name: string) => {
  const view = slots?.[name];
  if (!view) throw new Failure('broken', `The module gives nothing named ${name}`);
  return view;
};

/** What one module puts into a place of the shell. */
export const FilledSlot = ({ version, slot, loading }: FilledSlotProps) => (
  <ModuleArea version={version} loading={loading}>
    {(module) => (
      <Suspense fallback={loading}>
        <ViewOf view={viewOf(module, slot.name)} />
      </Suspense>
    )}
  </ModuleArea>
);
