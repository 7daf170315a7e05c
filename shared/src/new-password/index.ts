export { NewPasswordField } from './new-password-field.tsx';
export { newPasswordFault } from './password-rules.ts';
