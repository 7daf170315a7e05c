export { ConfirmDialog } from './confirm-dialog.tsx';
export type { ConfirmDialogProps } from './confirm-dialog.tsx';
export { Dialog, DialogActions } from './dialog.tsx';
export type { DialogProps } from './dialog.tsx';
export { useLateFields } from './use-late-fields.ts';
