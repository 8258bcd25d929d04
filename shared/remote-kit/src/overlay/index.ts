export type { ClashingField, Side } from './ClashChoice.tsx';
export { ClashDialog, type ClashDialogProps } from './ClashDialog.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';
export { Dialog, type DialogProps } from './Dialog.tsx';
export { RecordDrawer, type RecordDrawerProps } from './RecordDrawer.tsx';
export { useTheirChanges } from './useTheirChanges.ts';
