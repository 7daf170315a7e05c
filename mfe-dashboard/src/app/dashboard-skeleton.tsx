import { VisuallyHidden } from '@storyloom/shared/ui';
import { StoryListSkeleton } from '../features/library/components/story-list-skeleton.tsx';
import { strings } from './strings.ts';

/** Takes the place of a section of the dashboard while the session loads. */
export function DashboardSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{strings.loading}</VisuallyHidden>
      <StoryListSkeleton />
    </div>
  );
}
