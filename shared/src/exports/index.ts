export { fileName } from './file-name.ts';
export { plainStory } from './plain-story.ts';
export { saveFile } from './save-file.ts';
