export * from './arriving.tsx';
export {
  type Composition,
  CompositionProvider,
  type Destination,
  NamedLink,
  Slot,
  type SlotId,
  useDestination,
  useNamedNavigate,
} from './composition.tsx';
export * from './failures.ts';
export * from './lazy.tsx';
export * from './module.ts';
export * from './session.ts';
export * from './shell.ts';
