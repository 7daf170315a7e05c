import { readStoryNotes, saveStoryNotes } from '@storyloom/shared/api/story-notes';
import { useEffect, useState } from 'react';
import { NotesKeeper } from './model/notes-keeper.ts';

/** The notes of a story, loaded with its desk. What is not saved when the desk is left is saved then. */
export function useNotes(userId: string, storyId: string): NotesKeeper {
  const [notes] = useState(() => new NotesKeeper({ userId, storyId }, { read: readStoryNotes, save: saveStoryNotes }));
  useEffect(() => {
    void notes.load();
    const flush = () => notes.flush();
    addEventListener('online', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [notes]);
  return notes;
}
