export { fileName } from './file-name.ts';
export { saveFile } from './save-file.ts';
