export {
  type Composition,
  CompositionProvider,
  type Destination,
  type LateCode,
  NamedLink,
  Slot,
  type SlotId,
  useDestination,
  useNamedNavigate,
} from './composition.tsx';
export { fetchAgain } from './fetchAgain.ts';
export * from './lazy.tsx';
export * from './loads.ts';
export * from './module.ts';
export { newId } from './newId.ts';
export * from './session.ts';
export * from './shell.ts';
