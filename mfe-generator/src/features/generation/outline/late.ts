/** What a story with an outline needs beside other stories, in one file to be fetched. */
export { PlannedChapters } from './planned-chapters.tsx';
export { OutlineStep } from './outline-step.tsx';
