export { isCommonPassword } from './common-passwords.ts';
export { passwordStrength } from './password-strength.ts';
