import type { Module, View } from '@bidwright/shell-api';
import { type ReactNode, Suspense } from 'react';
import { Failure } from './Failure.ts';
import type { Filler } from './fillersOf.ts';
import { ViewOf } from './loadView.ts';
import { ModuleArea } from './ModuleArea.tsx';
import { Patience } from './watch/Patience.tsx';

interface FilledSlotProps extends Filler {
  /** What the place hands to those who fill it. */
  handed?: object;
  loading: ReactNode;
}

const missing = (name: string): never => {
  throw new Failure('evaluate', `The module gives nothing named ${name}`);
};

/** What one module puts into a place of the shell or of another module. */
export const FilledSlot = ({ version, slot, handed, loading }: FilledSlotProps) => {
  // The place and the module agree on what is handed over by the version in the place's name.
  const viewOf = ({ slots }: Module) => slots?.[slot.name] as View | undefined;
  return (
    <ModuleArea version={version} loading={loading} viewOf={viewOf}>
      {(module, shown) => (
        <Suspense fallback={<Patience version={shown}>{loading}</Patience>}>
          <ViewOf view={viewOf(module) ?? missing(slot.name)} handed={handed} />
        </Suspense>
      )}
    </ModuleArea>
  );
};
