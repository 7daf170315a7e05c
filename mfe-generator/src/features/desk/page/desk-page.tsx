import { RequireUser } from '@storyloom/shared/api/require-user';
import { Container } from '@storyloom/shared/ui';
import { useParams } from 'react-router-dom';
import { DeskSkeleton } from './desk-states.tsx';
import { DeskStory } from './desk-story.tsx';

/** `/story/:storyId/edit`: the writing desk. */
export default function DeskPage() {
  const { storyId = '' } = useParams();
  return (
    <Container $width="narrow">
      <RequireUser fallback={<DeskSkeleton />}>
        {(userId) => <DeskStory key={`${userId} ${storyId}`} userId={userId} storyId={storyId} />}
      </RequireUser>
    </Container>
  );
}
