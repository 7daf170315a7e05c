import { readStoryNotes, saveStoryNotes } from '@storyloom/shared/api/story-notes';
import { beforeAsking, onLeft } from '@storyloom/shared/auth';
import { useEffect, useState } from 'react';
import { savedOrNot } from '../keeping/saved-or-not.ts';
import { NotesKeeper } from './model/notes-keeper.ts';

/** The notes of a story, loaded with its desk. What is not saved when the desk is left is saved then. */
export function useNotes(userId: string, storyId: string): NotesKeeper {
  const [notes] = useState(() => new NotesKeeper({ userId, storyId }, { read: readStoryNotes, save: saveStoryNotes }));
  useEffect(() => {
    void notes.load();
    const flush = () => notes.flush();
    addEventListener('online', flush);
    document.addEventListener('visibilitychange', flush);
    const stopAsking = beforeAsking(async () => {
      flush();
      await savedOrNot(notes);
    });
    const stopFollowing = onLeft((leaver) => leaver === userId && notes.forget());
    return () => {
      stopAsking();
      stopFollowing();
      removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [notes, userId]);
  return notes;
}
