import { BookOpen } from 'lucide-react';
import { Alert, Button, ButtonLink, Cluster, EmptyState, Skeleton, Spinner, toast } from '@storyloom/shared/ui';
import { CallWait } from '@storyloom/shared/ui/call-wait';
import { useRef, useState } from 'react';
import { Specimen, State } from './specimen.tsx';

function LongCall() {
  const button = useRef<HTMLButtonElement>(null);
  const [isWaiting, setWaiting] = useState(true);
  return (
    <Cluster>
      <Button ref={button} onClick={() => setWaiting(true)}>
        Random Prompt
      </Button>
      <CallWait isWaiting={isWaiting} button={button} onCancel={() => setWaiting(false)} />
    </Cluster>
  );
}

const TONES = ['info', 'success', 'warning', 'danger'] as const;

/** Messages: loading, failures and empty states. */
export function Messages() {
  return (
    <>
      <Specimen id="alert" title="Alert" note="Stays where it stands, until what it says is no longer true.">
        <State name="Tones">
          {TONES.map((tone) => (
            <Alert key={tone} tone={tone} title={`A message of ${tone}`}>
              It says what happened and what to do.
            </Alert>
          ))}
        </State>
        <State name="A title alone, words alone, and an answer">
          <Alert tone="success" title="Account created! You can now sign in." />
          <Alert>Stories are written by a demo storyteller here.</Alert>
          <Alert tone="danger" title="Failed to load your stories" actions={<Button>Try Again</Button>} />
        </State>
        <State name="A long text">
          <Alert
            tone="warning"
            title="The connection was lost before the story had come to its end"
            actions={<Button>Continue the story</Button>}
          >
            What had arrived is kept on this device. Continue from there, or begin again with the same prompt; neither
            counts as another story. A-very-long-word-such-as-an-address-breaks-where-it-must-and-pushes-nothing-aside.
          </Alert>
        </State>
      </Specimen>
      <Specimen id="toast" title="Toast" note="A short answer to something just done; gone after 4 or 5 seconds.">
        <Cluster>
          <Button onClick={() => toast.success('Story copied to clipboard!')}>Success</Button>
          <Button onClick={() => toast.error('Failed to save the story')}>Error</Button>
          <Button onClick={() => toast.error('Failed to save the story', { detail: 'You are offline.' })}>
            Error with its reason
          </Button>
          <Button onClick={() => toast.info('A new version is ready')}>Information</Button>
        </Cluster>
      </Specimen>
      <Specimen id="spinner" title="Spinner" note="Waiting, always in words as well.">
        <Spinner>Generating story…</Spinner>
        <Spinner layout="block">Loading your stories…</Spinner>
      </Specimen>
      <Specimen
        id="call-wait"
        title="Call wait"
        note="Beside the button of a call that takes longer than three seconds."
      >
        <LongCall />
      </Specimen>
      <Specimen id="skeleton" title="Skeleton" note="The outline of what is about to appear.">
        <Skeleton shape="title" />
        <Skeleton lines={3} />
        <Skeleton shape="block" />
      </Specimen>
      <Specimen id="empty-state" title="Empty state" note="What would be here, and how it gets here.">
        <EmptyState
          level={3}
          icon={<BookOpen />}
          title="No stories yet"
          action={
            <ButtonLink to="/generators" variant="primary">
              Write the first
            </ButtonLink>
          }
        >
          What you generate and save is kept here.
        </EmptyState>
        <EmptyState level={3} title="Nothing matches “lighthouse”" />
      </Specimen>
    </>
  );
}
