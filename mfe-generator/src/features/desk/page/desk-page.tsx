import { RequireUser } from '@storyloom/shared/api/require-user';
import { Container } from '@storyloom/shared/ui';
import { useParams } from 'react-router-dom';
import { DeskSkeleton } from './desk-states.tsx';
import { DeskStory } from './desk-story.tsx';
import { useDeskUser } from './use-desk-user.ts';

/** `/story/:storyId/edit`: the writing desk. */
export default function DeskPage() {
  const { storyId = '' } = useParams();
  const userId = useDeskUser(storyId);
  return (
    <Container $width="narrow">
      {userId === undefined ? (
        <RequireUser fallback={<DeskSkeleton isQuiet />}>{() => null}</RequireUser>
      ) : (
        <DeskStory key={`${userId} ${storyId}`} userId={userId} storyId={storyId} />
      )}
    </Container>
  );
}
